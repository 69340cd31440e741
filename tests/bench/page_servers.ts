import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FLAGS } from '../../bin/start_compiled.mjs'
import { eventually } from '#tests/helpers/eventually'
import { fetchHost, freePort } from '#tests/helpers/product'

/** A server of the published page. */
export interface PageServer {
  pid: number
  port: number
  stop(): Promise<unknown>
}

/** The published page as the site host sends it: its forms in each encoding, and its headers. */
export interface PublishedPage {
  identity: Buffer
  gzip: Buffer
  br: Buffer
  headers: Record<string, string>
}

/** Headers that a server of files writes itself, or that depend on the encoding. */
const OWN = ['etag', 'content-type', 'content-encoding', 'content-length']

/** Node without any code of ours, with the options of the site host. */
export function startBareNode({ br, headers }: PublishedPage): Promise<PageServer> {
  return start('bare-node', async (folder, port) => {
    const file = join(folder, 'page.br')
    writeFileSync(file, br)
    const script = fileURLToPath(new URL('bare_node.mjs', import.meta.url))
    return [process.execPath, ...FLAGS, script, String(port), file, JSON.stringify(headers)]
  })
}

/** Null if nginx is not installed. */
export async function startNginx(page: PublishedPage): Promise<PageServer | null> {
  if (spawnSync('nginx', ['-v']).status !== 0) return null
  return start('nginx', async (folder, port) => {
    writePage(folder, page)
    const file = join(folder, 'nginx.conf')
    writeFileSync(file, nginxConfig(folder, port, page))
    return ['nginx', '-p', folder, '-c', file, '-e', 'stderr']
  })
}

/** Null if Caddy is not installed. */
export async function startCaddy(page: PublishedPage): Promise<PageServer | null> {
  if (spawnSync('caddy', ['version']).status !== 0) return null
  return start('caddy', async (folder, port) => {
    writePage(folder, page)
    const file = join(folder, 'Caddyfile')
    writeFileSync(file, caddyfile(folder, port, page))
    return ['caddy', 'run', '--config', file, '--adapter', 'caddyfile']
  })
}

/** One worker; files stay open and nothing is logged, as for a host that is tuned for speed. */
function nginxConfig(folder: string, port: number, page: PublishedPage): string {
  return `
daemon off;
master_process off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  server_tokens off;
  keepalive_requests 100000000;
  open_file_cache max=100;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  types {}
  default_type '${page.headers['content-type']}';
  map $http_accept_encoding $ending { ~br '.br'; ~gzip '.gz'; default ''; }
  map $http_accept_encoding $encoding { ~br 'br'; ~gzip 'gzip'; default ''; }
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    location = / {
      try_files /index.html$ending =404;
      add_header content-encoding $encoding;
      ${shared(page, (name, value) => `add_header ${name} '${value}';`)}
    }
  }
}
`
}

function caddyfile(folder: string, port: number, page: PublishedPage): string {
  return `
{
	admin off
	auto_https off
}
:${port} {
	bind 127.0.0.1
	root * ${folder}
	header {
		${shared(page, (name, value) => `${name} "${value}"`)}
	}
	file_server {
		precompressed br gzip
	}
}
`
}

function shared({ headers }: PublishedPage, line: (name: string, value: string) => string): string {
  return Object.entries(headers)
    .filter(([name]) => !OWN.includes(name))
    .map(([name, value]) => line(name, value))
    .join('\n')
}

function writePage(folder: string, { identity, gzip, br }: PublishedPage): void {
  writeFileSync(join(folder, 'index.html'), identity)
  writeFileSync(join(folder, 'index.html.gz'), gzip)
  writeFileSync(join(folder, 'index.html.br'), br)
}

async function start(
  name: string,
  prepare: (folder: string, port: number) => Promise<string[]>
): Promise<PageServer> {
  const folder = mkdtempSync(join(tmpdir(), `sitewright-${name}-`))
  const port = await freePort()
  const [program, ...rest] = await prepare(folder, port)
  const child = spawn(program, rest, {
    env: {
      ...process.env,
      GOMAXPROCS: '1',
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
  })
  let output = ''
  child.stderr.on('data', (chunk) => (output += chunk))
  const stop = async () => {
    if (child.exitCode === null && child.kill()) await once(child, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await eventually(async () => {
      if (child.exitCode !== null) throw new Error(`${name} did not start:\n${output}`)
      return fetchHost({ port }, `http://localhost:${port}/`).then(
        ({ status }) => status === 200,
        () => false
      )
    })
  } catch (error) {
    await stop()
    throw error
  }
  return { pid: child.pid!, port, stop }
}
