import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { serveFont } from '#core/fonts/main'

/** Serves pages on this machine as a site host does: each at an address of its own, fonts beside it. */
export class PageServer {
  #pages = new Map<string, string>()
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
      const html = pages.#pages.get(path)
      if (html !== undefined) {
        const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' }
        res.writeHead(200, headers).end(gzipSync(html))
        return
      }
      const [, font] = /\/fonts\/([^/]+)$/.exec(path) ?? []
      if (!font || !(await serveFont(font, req, res))) res.writeHead(404).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return pages
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** The address at which the page now stands, until it is taken away. */
  show(html: string): string {
    const path = `/${++this.#count}/`
    this.#pages.set(path, html)
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
