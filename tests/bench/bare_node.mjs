import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

// Writes one answer from memory, whatever is asked: no host on Node can need less.
const [port, file, headers] = process.argv.slice(2)
const bytes = readFileSync(file)
const fields = JSON.parse(headers)

createServer((_, res) => {
  res.writeHead(200, fields)
  res.end(bytes)
}).listen(Number(port), '127.0.0.1')
