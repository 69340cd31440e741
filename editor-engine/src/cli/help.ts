export const HELP = `editor-engine: edit HTML without touching a byte you were not asked to touch.

  editor-engine <command> [options] <files | folders | patterns | ->

Commands
  tag        give every element of the body an id            --now <milliseconds>
  untag      take the ids away again, byte for byte
  style      set a style       --property <name> --value <value>, or --set '<name>: <value>' (repeat)
  text       set a text        --text <text>
  url        set an address    --url <url>  [--kind link|button]
  lines      without --edits: print the page with line numbers
             with --edits <file>: apply a model's answer (SEARCH/REPLACE blocks, unified diff,
             JSON edits, or the whole page)   [--partial]
  validate   say what is wrong with pages                    [--strict: warnings count too]
             [--fix --write: mend in place what can be mended safely]
  apply      apply operations   --operations <file.json>     a list, or one
  cases      run case folders: input.html, operations.json, output.html or rejected.json

Which element (style, text, url)
  --id <id>           by its data-element-id
  --select <css>      by a CSS selector that finds exactly one; the page needs no ids for it

Options
  -w, --write         write the files in place (needed for several files)
      --json          print one JSON object per file instead of the page
  -q, --quiet         no progress
  -h, --help          this text
  -v, --version

A page comes from the files named, or from standard input with "-". It goes to standard output unless
--write is given. In patterns * and ? stand for letters and ** for folders. Encoding, byte order mark and line endings stay as they are; a letter that the encoding
of a file does not have is written as a reference.

Exit codes
  0 done   1 an operation was refused   2 wrong usage   3 not readable or writable   4 not valid   5 our fault

Examples
  editor-engine tag pages/ --write
  editor-engine style page.html --id element-7 --property color --value '#123456'
  editor-engine style page.html --select h1 --set 'color: #123456' --set 'font-size: 32px' --write
  editor-engine lines page.html --edits answer.txt > new.html
  curl -s https://example.com | editor-engine validate -
`
