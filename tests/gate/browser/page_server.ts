import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { serveFont } from '#core/fonts/main'
import { serveStill } from '#core/stills/main'
import type { SiteFile } from '#deploy/targets/deploy_target'

export interface Page {
  html: string
  /** The fonts and the pictures of a release. A draft uses the shared files. */
  files?: SiteFile[]
}

/** Serves pages as a site host does, each with its files at its own address. */
export class PageServer {
  #pages = new Map<string, Page>()
  #server: Server
  #count = 0

  private constructor(server: Server) {
    this.#server = server
  }

  static async start(): Promise<PageServer> {
    const server = createServer()
    const pages = new PageServer(server)
    server.on('request', async (req, res) => {
      const path = new URL(req.url ?? '/', 'http://localhost').pathname
      const [, at, rest] = /^(\/\d+\/)(.*)$/.exec(path) ?? []
      const page = pages.#pages.get(at)
      if (page && rest === '') {
        const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' }
        res.writeHead(200, headers).end(gzipSync(page.html))
        return
      }
      const file = page?.files?.find((entry) => entry.path === rest)
      if (file) {
        res.writeHead(200, { 'content-type': file.contentType }).end(file.bytes)
        return
      }
      const [, font] = /\/fonts\/([^/]+)$/.exec(path) ?? []
      if (font && (await serveFont(font, req, res))) return
      const [, still] = /\/stills\/([^/]+)$/.exec(path) ?? []
      if (!still || !(await serveStill(still, req, res))) res.writeHead(404).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return pages
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Serves a page until it is removed; returns its address. */
  show(page: Page): string {
    const path = `/${++this.#count}/`
    this.#pages.set(path, page)
    return this.origin + path
  }

  take(url: string): void {
    this.#pages.delete(new URL(url).pathname)
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }
}
