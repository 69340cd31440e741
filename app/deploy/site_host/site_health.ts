import type { ServerResponse } from 'node:http'
import logger from '@adonisjs/core/services/logger'
import { isAppHost, type HostHandler } from '#core/hosts'
import { isLoopbackHost } from '#core/loopback'
import { Deployment } from '#deploy/models/deployment'

/**
 * `/health` of a process that serves only sites: 200 when it can find them. A disk without room is no
 * failure, because sites are read, and a proxy must not take them offline for it.
 */
export const answerSiteHealth: HostHandler = (host, req, res) => {
  if (!isLoopbackHost(host) && !isAppHost(host)) return false
  const [path] = (req.url ?? '').split('?', 1)
  return path === '/health' && answer(res)
}

async function answer(res: ServerResponse): Promise<true> {
  const database = await canRead()
  const body = database ? { status: 'ok' } : { status: 'failing', checks: { database } }
  res.writeHead(database ? 200 : 503, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  res.end(JSON.stringify(body))
  return true
}

async function canRead(): Promise<boolean> {
  try {
    await Deployment.query().select('id').first()
    return true
  } catch (error) {
    logger.error({ err: error }, 'the database cannot be read')
    return false
  }
}
