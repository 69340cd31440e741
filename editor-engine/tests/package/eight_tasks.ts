/** What people do with pages most, as the README shows it; `html` is the page before. */
export interface Task {
  readonly title: string
  readonly code: string
  readonly before: string
  readonly after: string
}

export const TASKS: readonly Task[] = [
  {
    title: 'Protect links that lead to other sites',
    code: `const page = edit(html)
page.all('a[href^="http"]').attr('rel', 'noopener')`,
    before: `<p><A HREF='https://a.example'>a</A> &amp; <a href=/b>b</a>`,
    after: `<p><A HREF='https://a.example' rel="noopener">a</A> &amp; <a href=/b>b</a>`,
  },
  {
    title: 'Put a banner at the end of the page',
    code: `const page = edit(html)
page.one('body').append('<div class="banner">Open on Sunday</div>')`,
    before: `<html><Body class=x><p>a\r\n</BODY></html>\r\n`,
    after: `<html><Body class=x><p>a\r\n<div class="banner">Open on Sunday</div></BODY></html>\r\n`,
  },
  {
    title: 'Load pictures when they are seen',
    code: `const page = edit(html)
page.all('img:not([loading])').attr('loading', 'lazy')`,
    before: `<img src=a.png><img loading=eager src="b.png" />`,
    after: `<img loading="lazy" src=a.png><img loading=eager src="b.png" />`,
  },
  {
    title: 'Change the heading',
    code: `const page = edit(html)
page.one('h1').text('Bread & butter')`,
    before: `<h1 id=top>Bread <b>only</b></h1><h2>b</h2>`,
    after: `<h1 id=top>Bread &amp; butter</h1><h2>b</h2>`,
  },
  {
    title: 'Mark every second row',
    code: `const page = edit(html)
page.all('tr:nth-child(even)').addClass('even')`,
    before: `<table><tr><td>1<tr class='a'><td>2<tr><td>3<tr><td>4</table>`,
    after: `<table><tr><td>1<tr class='a even'><td>2<tr><td>3<tr class="even"><td>4</table>`,
  },
  {
    title: 'Put a box around every table',
    code: `const page = edit(html)
page.all('table').wrap('<div class="scrolls"></div>')`,
    before: `<p>a</p><TABLE><tr><td>1</TABLE> <table></table>`,
    after: `<p>a</p><div class="scrolls"><TABLE><tr><td>1</TABLE></div> <div class="scrolls"><table></table></div>`,
  },
  {
    title: 'Remove all comments',
    code: `const page = edit(html)
const comments = textsIn(page).filter(({ isComment }) => isComment)
setTexts(page, comments, null)`,
    before: `<!doctype html><!-- a --><p>b<!--c-->d<script><!-- e --></script><!--[if IE]>f<![endif]-->`,
    after: `<!doctype html><p>bd<script><!-- e --></script><!--[if IE]>f<![endif]-->`,
  },
  {
    title: 'Replace the year wherever it is read',
    code: `const page = edit(html)
replaceInText(page, '2024', '2025', { wholeWords: true })`,
    before: `<title>Menu 2024</title><a href="/2024">&copy; &#50;024</a> x2024<!-- 2024 -->`,
    after: `<title>Menu 2025</title><a href="/2024">&copy; &#50;025</a> x2024<!-- 2024 -->`,
  },
]

/** All tasks as one module, whose `results` are the pages after them. */
export const TASKS_MODULE = `import { edit, replaceInText, setTexts, textsIn } from 'editor-engine/edit'
const tasks: ((html: string) => string)[] = [
${TASKS.map(({ code }) => `(html) => {\n${code}\nreturn page.toString()\n}`).join(',\n')}
]
const pages: string[] = ${JSON.stringify(TASKS.map(({ before }) => before))}
export const results: string = JSON.stringify(tasks.map((task, at) => task(pages[at]!)))
`
