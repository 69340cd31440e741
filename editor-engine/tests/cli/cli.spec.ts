import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  linkSync,
  lstatSync,
  mkdtempSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { run as runHere } from '../../src/cli/main.ts'

const BIN = new URL('../../bin/editor-engine.js', import.meta.url).pathname

/** Where the processes find what the first of them has compiled, because that takes half of their time. */
const NODE_COMPILE_CACHE = mkdtempSync(join(tmpdir(), 'engine-compiled-'))
process.once('exit', () => rmSync(NODE_COMPILE_CACHE, { recursive: true, force: true }))

/** To whom permissions apply, where the tests run as root. */
const asNobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

interface Ran {
  code: number | null
  out: Buffer
  text: string
  error: string
}

/**
 * Runs one command line: as a process of its own if it reads standard input or needs another user, and
 * otherwise in this process, because starting one takes longer than most commands.
 */
function run(args: string[], input: string | Buffer = '', who: object = {}): Ran {
  if (args.includes('-') || who === asNobody) return runAsProcess(args, input, who)
  const { stdout, stderr } = process
  const [write, writeError] = [stdout.write, stderr.write]
  const [written, said]: Buffer[][] = [[], []]
  try {
    stdout.write = (chunk: unknown) => written.push(Buffer.from(chunk as string)) > 0
    stderr.write = (chunk: unknown) => said.push(Buffer.from(chunk as string)) > 0
    const code = runHere(args)
    return ran(code, Buffer.concat(written), Buffer.concat(said))
  } finally {
    stdout.write = write
    stderr.write = writeError
  }
}

function runAsProcess(args: string[], input: string | Buffer = '', who: object = {}): Ran {
  const env = { ...process.env, NODE_COMPILE_CACHE }
  const ended = spawnSync(process.execPath, [BIN, ...args], { input, env, ...who })
  return ran(ended.status, ended.stdout, ended.stderr)
}

function ran(code: number | null, out: Buffer, error: Buffer): Ran {
  return { code, out, text: out.toString(), error: error.toString() }
}

test.group('The command line', (group) => {
  let folder = ''
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'engine-cli-'))
    return () => rmSync(folder, { recursive: true, force: true })
  })
  const file = (name: string, content: string | Buffer) => {
    const path = join(folder, name)
    writeFileSync(path, content)
    return path
  }

  test('sets a style of an element by its id', ({ assert }) => {
    const path = file('page.html', '<p data-element-id="element-7">x</p>')
    const { code, text } = runAsProcess([
      'style',
      path,
      '--id',
      'element-7',
      '--property',
      'color',
      '--value',
      '#123456',
    ])
    assert.equal(code, 0)
    assert.equal(text, '<p data-element-id="element-7" style="color: #123456">x</p>')
    assert.notInclude(readFileSync(path, 'utf8'), 'style')
  })

  test('sets a style by selector on a page without ids, which gets none', ({ assert }) => {
    const { text } = run(
      ['style', '-', '--select', 'ul > li:last-child', '--set', 'color: red'],
      '<ul><li>a<li>b</ul>'
    )
    assert.equal(text, '<ul><li>a<li style="color: red">b</ul>')
  })

  test('reads and writes bytes: encoding, byte order mark and line endings stay', ({ assert }) => {
    const body = '<p>Fran\u00e7ais \u2603</p>\r\n<p>x</p>\r\n'
    const inputs = [
      Buffer.from(`\ufeff${body}`),
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(body, 'utf16le')]),
      Buffer.from(body.replace('\u2603', ''), 'latin1'),
      Buffer.from([0x3c, 0x70, 0x3e, 0x80, 0xff, 0xfe, 0x00]),
    ]
    for (const input of inputs) {
      const tagged = run(['tag', file('page.html', input)])
      assert.equal(tagged.code, 0)
      assert.isAbove(tagged.out.length, input.length)
      assert.isTrue(run(['untag', file('tagged.html', tagged.out)]).out.equals(input))
      assert.isTrue(run(['untag', '-'], tagged.out).out.equals(input))
    }
  })

  test('new letters that a file has no bytes for are written as references', ({ assert }) => {
    const input = Buffer.from('<p data-element-id=a>caf\u00e9</p>', 'latin1')
    const { out } = run(['text', '-', '--id', 'a', '--text', 'th\u00e9 \u2603'], input)
    assert.equal(out.toString('latin1'), '<p data-element-id=a>th\xe9 &#9731;</p>')
  })

  test('a page is read and written in the one-byte charset that it declares', ({ assert }) => {
    // The Turkish letters \u015f and \u0131 are the bytes fe and fd.
    const input = Buffer.from(
      '<!doctype html><meta charset="windows-1254"><title>T</title><p>\xfe\xfd</p>',
      'latin1'
    )
    const path = file('page.html', input)
    assert.include(run(['lines', path]).text, '<p>\u015f\u0131</p>')
    const { out } = run(['text', path, '--select', 'p', '--text', '\u015f\u0131k \u015fey \u2603'])
    assert.include(out.toString('latin1'), '<p>\xfe\xfdk \xfeey &#9731;</p>')
  })

  test('what moves in a file of any encoding keeps its bytes', ({ assert }) => {
    const operations = file('move.json', '{ "type": "move_section", "section": "a", "after": "b" }')
    for (const charset of ['windows-1254', 'windows-1253', 'utf-8', 'gbk', 'nobody-knows']) {
      const head = `<!doctype html><meta charset="${charset}"><title>T</title>`
      const section = '<p data-section="a">\xfe\xff\xd2\xc3\xa9\x81 \xf0\x9f\x98\x80</p>'
      const other = '<p data-section="b">b</p>'
      const input = Buffer.from(head + section + other, 'latin1')
      const { out } = run(['apply', file('page.html', input), '--operations', operations])
      assert.equal(out.toString('latin1'), head + other + section, charset)
    }
  })

  test('a letter that a style cannot hold in this encoding is refused', ({ assert }) => {
    const input = Buffer.from('<style>:root { --font: x; }</style><p>\xe9</p>', 'latin1')
    const operations = file(
      'o.json',
      '{ "type": "set_token", "name": "--font", "value": "\u015e" }'
    )
    const { code, error } = run(['apply', '-', '--operations', operations], input)
    assert.equal(code, 1)
    assert.include(error, 'UTF-8')
  })

  test('a selector changes no id, even where two are the same', ({ assert }) => {
    const { text } = run(
      ['style', '-', '--select', 'h1', '--set', 'color: red'],
      '<p data-element-id="x">a</p><h1 data-element-id="x">b</h1><p data-element-id="">c</p>'
    )
    assert.equal(
      text,
      '<p data-element-id="x">a</p><h1 data-element-id="x" style="color: red">b</h1><p data-element-id="">c</p>'
    )
  })

  test('a link to a page stays a link, and the page is written', ({ assert }) => {
    const page = file('page.html', '<p>x</p>')
    const link = join(folder, 'link.html')
    symlinkSync(page, link)
    assert.equal(run(['tag', link, '--write', '--now', '1']).code, 0)
    assert.isTrue(lstatSync(link).isSymbolicLink())
    assert.include(readFileSync(page, 'utf8'), 'element-1')
  })

  test('a reader that has read enough is no failure', ({ assert }) => {
    const path = file('long.html', '<p>x</p>\n'.repeat(100_000))
    const { stderr } = spawnSync('sh', [
      '-c',
      `"$0" "$1" tag "$2" | head -c 10`,
      process.execPath,
      BIN,
      path,
    ])
    assert.equal(stderr.toString(), '')
  })

  test('in JSON every file gets its object, numbered lines too', ({ assert }) => {
    const path = file('page.html', '<p>x</p>')
    const [first, second] = run(['lines', path, folder, '--json']).text.trim().split('\n')
    assert.deepEqual(JSON.parse(first), { file: path, ok: true, lines: '1| <p>x</p>' })
    assert.equal(JSON.parse(second).file, path)
    symlinkSync(join(folder, 'nowhere'), join(folder, 'gone.html'))
    const { code, text } = run(['tag', folder, '--json'])
    assert.equal(code, 3)
    assert.equal(JSON.parse(text.split('\n')[0]).error.code, 'unreadable')
  })

  test('writes whole folders in place, with progress, and leaves other files alone', ({
    assert,
  }) => {
    for (let i = 0; i < 25; i++) file(`page${i}.html`, `<p>${i}</p>`)
    mkdirSync(join(folder, 'inner'))
    writeFileSync(join(folder, 'inner', 'deep.htm'), '<p>deep</p>')
    file('notes.txt', '<p>x</p>')
    const { code, error } = run(['tag', folder, '--write', '--now', '5'])
    assert.equal(code, 0)
    assert.match(error, /26 of 26/)
    assert.equal(
      readFileSync(join(folder, 'inner', 'deep.htm'), 'utf8'),
      '<p data-element-id="element-5">deep</p>'
    )
    assert.equal(readFileSync(join(folder, 'notes.txt'), 'utf8'), '<p>x</p>')
  })

  test('several pages do not go to standard output', ({ assert }) => {
    file('a.html', 'a')
    file('b.html', 'b')
    const { code, error } = run(['tag', folder])
    assert.equal(code, 2)
    assert.match(error, /--write/)
  })

  test('tells in JSON what it did, or why not', ({ assert }) => {
    const path = file('page.html', '<a data-element-id="a" href="/">x</a>')
    const done = JSON.parse(run(['url', path, '--id', 'a', '--url', '/menu', '--json']).text)
    assert.isTrue(done.ok)
    assert.deepEqual(done.changes.changes, [[29, 30, '/menu']])
    const refused = run(['url', path, '--id', 'a', '--url', 'javascript:x', '--json'])
    assert.equal(refused.code, 1)
    assert.equal(JSON.parse(refused.text).error.code, 'unsafe_url')
  })

  test('applies a model’s answer and a list of operations', ({ assert }) => {
    const page = file('page.html', '<h1>Old</h1>\n<p>x</p>\n')
    const answer = file(
      'answer.txt',
      '<<<<<<< SEARCH\n<h1>Old</h1>\n=======\n<h1>New</h1>\n>>>>>>> REPLACE\n'
    )
    assert.equal(run(['lines', page, '--edits', answer]).text, '<h1>New</h1>\n<p>x</p>\n')
    assert.equal(run(['lines', page]).text, '1| <h1>Old</h1>\n2| <p>x</p>\n')
    const operations = file(
      'operations.json',
      '[{ "type": "tag", "now": 3 }, { "type": "set_text", "element": "element-4", "text": "y" }]'
    )
    assert.equal(
      run(['apply', page, '--operations', operations]).text,
      '<h1 data-element-id="element-3">Old</h1>\n<p data-element-id="element-4">y</p>\n'
    )
  })

  test('validates with positions, mends, and says so by its exit code', ({ assert }) => {
    const path = file('page.html', '<!doctype html>\n<title>T</title>\n<p>x</p></b>\n')
    const bad = run(['validate', path])
    assert.equal(bad.code, 4)
    assert.include(bad.text, `${path}:3:9 error </b> closes nothing. (stray_end_tag)`)
    const mended = run(['validate', path, '--fix', '--write'])
    assert.equal(mended.code, 0)
    assert.equal(readFileSync(path, 'utf8'), '<!doctype html>\n<title>T</title>\n<p>x</p>\n')
  })

  test('runs case folders', ({ assert }) => {
    const inner = join(folder, 'wrong')
    mkdirSync(inner)
    writeFileSync(join(inner, 'input.html'), '<p data-element-id="a">x</p>')
    writeFileSync(join(inner, 'operations.json'), '{ "type": "untag" }')
    writeFileSync(join(inner, 'output.html'), '<p>y</p>')
    const failed = run(['cases', folder])
    assert.equal(failed.code, 4)
    assert.include(failed.text, '0 passed, 1 failed')
    writeFileSync(join(inner, 'output.html'), '<p>x</p>')
    assert.equal(run(['cases', folder]).code, 0)
  })

  test('what goes wrong with the command itself is told as our fault', ({ assert }) => {
    const path = file('page.html', '<p>x</p>')
    const { stdout, stderr } = process
    const said: unknown[] = []
    const [write, writeError] = [stdout.write, stderr.write]
    try {
      stdout.write = () => {
        throw new Error('The disk is full.')
      }
      stderr.write = (words: unknown) => said.push(words) > 0
      assert.equal(runHere(['tag', path]), 5)
    } finally {
      stdout.write = write
      stderr.write = writeError
    }
    assert.match(String(said), /our fault: .*The disk is full/)
  })

  test('a file that cannot be written is a result of its own, and the others are written', ({
    assert,
  }) => {
    const [closed, open] = [join(folder, 'closed'), join(folder, 'open')]
    for (const path of [closed, open]) {
      mkdirSync(path)
      writeFileSync(join(path, 'page.html'), '<p>x</p>')
      chmodSync(path, path === open ? 0o777 : 0o555)
    }
    chmodSync(join(closed, 'page.html'), 0o444)
    chmodSync(join(open, 'page.html'), 0o666)
    chmodSync(folder, 0o755)
    const { code, text, error } = run(['tag', closed, open, '--write', '--json'], '', asNobody)
    assert.equal(code, 3, error)
    const [first, second] = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    assert.isFalse(first.ok)
    assert.match(first.error.message, /Cannot write/)
    assert.isTrue(second.ok)
    assert.match(readFileSync(join(open, 'page.html'), 'utf8'), /data-element-id/)
    assert.deepEqual(readdirSync(closed), ['page.html'])
  })

  test('writing keeps the mode, the owner and the other names of a file', ({ assert }) => {
    const path = file('page.html', '<p>x</p>')
    chmodSync(path, 0o666)
    assert.equal(run(['tag', path, '--write']).code, 0)
    assert.equal(statSync(path).mode & 0o777, 0o666)
    const other = join(folder, 'other.html')
    linkSync(path, other)
    run(['untag', path, '--write'])
    assert.equal(statSync(path).ino, statSync(other).ino)
    assert.equal(readFileSync(other, 'utf8'), '<p>x</p>')
    if (process.getuid?.() !== 0) return
    rmSync(other)
    chownSync(path, 65534, 65534)
    run(['tag', path, '--write'])
    const { uid, gid } = statSync(path)
    assert.deepEqual([uid, gid], [65534, 65534])
  })

  test('a selector that finds nothing and a folder without pages say so', ({ assert }) => {
    const path = file('page.txt', '<p>x</p>')
    const none = run(['style', path, '--select', 'h1', '--set', 'color: red'])
    assert.match(none.error, /finds no element on this page/)
    const empty = run(['tag', folder, '--write'])
    assert.equal(empty.code, 3)
    assert.match(empty.error, /no \.html file in this folder/)
  })

  test('patterns are expanded, where the shell has not done so', ({ assert }) => {
    mkdirSync(join(folder, 'a'))
    for (const name of ['one.html', 'a/two.html', 'three.txt']) file(name, '<p>x</p>')
    const named = (pattern: string) =>
      run(['tag', join(folder, pattern), '--write', '--json', '--now', '1'])
        .text.trim()
        .split('\n')
        .map((line) => JSON.parse(line).file.slice(folder.length + 1))
    assert.deepEqual(named('*.html'), ['one.html'])
    assert.deepEqual(named('**/*.html'), ['one.html', 'a/two.html'])
    assert.deepEqual(named('?/t*.html'), ['a/two.html'])
    assert.equal(run(['tag', join(folder, '*.htm'), '--write']).code, 3)
  })

  test('a case that cannot be run is a failed case, and the others are run', ({ assert }) => {
    for (const name of ['a', 'b']) {
      mkdirSync(join(folder, name))
      writeFileSync(join(folder, name, 'input.html'), '<p data-element-id="a">x</p>')
      writeFileSync(join(folder, name, 'output.html'), '<p>x</p>')
    }
    writeFileSync(join(folder, 'a', 'operations.json'), 'no JSON')
    writeFileSync(join(folder, 'b', 'operations.json'), '{ "type": "untag" }')
    const { code, text } = run(['cases', folder])
    assert.equal(code, 4)
    assert.include(text, '1 passed, 1 failed')
    assert.match(text, /failed a: .*is not JSON/)
  })

  test('every way to fail has its exit code and its sentence', ({ assert }) => {
    const path = file('page.html', '<p>x</p>')
    const ways: [string[], number][] = [
      [[], 2],
      [['fly', path], 2],
      [['tag'], 2],
      [['tag', path, '--wings'], 2],
      [['tag', path, '--now', 'soon'], 2],
      [['style', path, '--id', 'a'], 2],
      [['style', path, '--set', 'color: red'], 2],
      [['url', path, '--id', 'a', '--url', '/', '--kind', 'door'], 2],
      [['tag', join(folder, 'nowhere.html')], 3],
      [['apply', path, '--operations', path], 3],
      [['cases', join(folder)], 3],
      [['cases', join(folder, 'nowhere')], 3],
      [['cases', path], 3],
      [['validate', path, '--fix'], 2],
      [['style', path, '--id', 'nobody', '--set', 'color: red'], 1],
      [['style', path, '--select', 'p >>> x', '--set', 'color: red'], 1],
    ]
    for (const [args, expected] of ways) {
      const { code, text, error } = run(args)
      assert.equal(code, expected, args.join(' '))
      assert.isNotEmpty(text + error)
    }
    assert.equal(run(['--help']).code, 0)
    // The process exits with what the command returns.
    for (const [args, expected] of [ways[0], ways[8], ways[14]])
      assert.equal(runAsProcess(args).code, expected)
    assert.match(run(['--version']).text, /^\d+\.\d+\.\d+\n$/)
  })
})
