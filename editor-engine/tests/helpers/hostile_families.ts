/** Texts that are made to take long: what they begin with, repeat, and end with as often. */
export const FAMILIES: Readonly<Record<string, (times: number) => string>> = {
  'formatting around paragraphs': (n) => '<b><p>'.repeat(n) + '</b>'.repeat(n),
  'formatting around boxes': (n) => '<b><div>'.repeat(n) + '</b>'.repeat(n),
  'formatting closed in the wrong order': (n) => '<b><i>'.repeat(n) + '</b></i>'.repeat(n),
  'formatting closed by paragraphs': (n) => '<p><b>'.repeat(n),
  'formatting of many names': (n) => '<p><b><i><u><s><em><tt>'.repeat(n) + '</s></u>'.repeat(n),
  'links in links': (n) => '<a href=x>'.repeat(n),
  'links around boxes': (n) => '<a><div>'.repeat(n),
  'links in tables': (n) => '<a><table><tr><td>'.repeat(n),
  'nobr in nobr': (n) => '<nobr><p>'.repeat(n),
  'fonts closed by cells': (n) => `<table><tr>${'<td><font>x'.repeat(n)}`,
  'boxes': (n) => '<div>'.repeat(n),
  'boxes and paragraphs': (n) => '<div><p>'.repeat(n),
  'paragraphs deep down': (n) => '<span>'.repeat(n) + '<p>'.repeat(n),
  'items deep down': (n) => '<ul><li>'.repeat(n) + '<li>'.repeat(n),
  'definitions deep down': (n) => `<dl>${'<dd><span>'.repeat(n)}`,
  'headings deep down': (n) => '<h1>'.repeat(n) + '</h2>'.repeat(n),
  'buttons in buttons': (n) => '<button><object>'.repeat(n),
  'options deep down': (n) => `<select>${'<option><b>'.repeat(n)}`,
  'selects': (n) => '<select><option>'.repeat(n),
  'tables in tables': (n) => '<table>'.repeat(n),
  'tables in cells': (n) => '<table><tr><td>'.repeat(n),
  'rows deep down': (n) => '<table><tr><td>'.repeat(n) + '<tr>'.repeat(n),
  'cells that close nothing': (n) => '<table><div>'.repeat(n) + '</td>'.repeat(n),
  'boxes before a table': (n) => `<table>${'<div>'.repeat(n)}${'<tr>'.repeat(n)}`,
  'columns': (n) => '<table><colgroup><col>'.repeat(n),
  'forms': (n) => '<form><div></form>'.repeat(n),
  'templates': (n) => '<template>'.repeat(n) + '</div></template>'.repeat(n),
  'drawings': (n) => '<svg><g>'.repeat(n) + '</p>'.repeat(n),
  'drawings with HTML in them': (n) => '<svg><foreignObject><p>'.repeat(n) + '</svg>'.repeat(n),
  'formulas': (n) => '<math><mi>'.repeat(n) + '</mi>'.repeat(n) + '</math>'.repeat(n),
  'end tags of others': (n) => '<x-y>'.repeat(n) + '</z-z>'.repeat(n),
  'end tags of what is hidden': (n) => '<section><x-y><div>'.repeat(n) + '</x-y>'.repeat(n),
  'end tags of the body': (n) => '<object>'.repeat(n) + '</body>'.repeat(n),
  'ruby': (n) => '<ruby><rt><rp>'.repeat(n),
  'labels and fields': (n) => '<label><input>'.repeat(n),
  'buttons without words': (n) => '<button><table><tr><td>'.repeat(n),
  'ids': (n) => '<i id=a data-element-id=a>'.repeat(n),
  'paragraphs in formatting that is closed later': (n) =>
    '<i><b><p>'.repeat(n) + '</i></b>'.repeat(n),
  'formatting closed by items': (n) => `<ul>${'<li><em><u>x'.repeat(n)}`,
  'formatting around tables': (n) => `${'<b><i>'.repeat(n)}<table>${'x<tr>'.repeat(n)}`,
  'text before a table': (n) => `<table>${'x<br>'.repeat(n)}`,
  'many children moved': (n) => `<b>${'x<i></i>'.repeat(n)}<div></b>`,
  'drawings and HTML in turns': (n) => '<svg><title><math><mi>'.repeat(n) + '<p>'.repeat(n),
  'option groups': (n) => `<select>${'<optgroup><option>x'.repeat(n)}`,
  'templates in tables': (n) => '<table><template><tr><td>'.repeat(n),
  'style sheets': (n) => '<style>a{b:c}</style>'.repeat(n),
  'styles that never end': (n) => '<style>'.repeat(n),
  'comments': (n) => '<!--x--><!>'.repeat(n),
  'bodies': (n) => '<body a=b><html c=d>'.repeat(n),
  'sections': (n) => '<section data-section=a>x</section>'.repeat(n),
  'attributes that differ': (n) =>
    `<p ${Array.from({ length: n }, (_, i) => `a${String(i).padStart(6, '0')}=b `).join('')}>`,
  'attributes': (n) => `<p ${'a=b '.repeat(n)}>`,
  'references': (n) => `<p title="${'&amp'.repeat(n)}">${'&notit;&x'.repeat(n)}`,
  'comments that never end': (n) => '<!--'.repeat(n),
  'template code in tags': (n) => '<p {{ a }}b="{% c %}"{{ d }}>{# <p> #}'.repeat(n),
  'template code in one tag': (n) => `<p ${'{{ a }}="b" '.repeat(n)}>`,
  'template code in names': (n) => '<h{{ a }}>'.repeat(n) + '</h{{ a }}>'.repeat(n),
  'template code that never ends': (n) => '<a title={{ <% {% {{'.repeat(n),
  'scripts in comments in scripts': (n) => '<script><!--<script></script>'.repeat(n),
}

/** The same page with an id on every tag, by which browsers tell formatting elements apart. */
export function withIds(html: string): string {
  let count = 0
  return html.replace(/<[a-z][a-z0-9-]*/gi, (open) => `${open} id=i${++count}`)
}

/** How often a family repeats what it holds in a page of so many characters. */
export function timesFor(make: (times: number) => string, characters: number): number {
  return Math.ceil((characters * 100) / make(100).length)
}
