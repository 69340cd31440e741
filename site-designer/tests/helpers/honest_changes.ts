import { stretch, type Change } from '#designer_tests/helpers/hostile_changes'
import { DISHES } from '#designer_tests/helpers/menu_page'

const HEADING = '<h1>Dinner by the harbour</h1>'
const MANTI: Change = { search: '<li><b>Mantı</b> <span>240 TL</span></li>\n', replace: '' }
const heading = (words: string): Change => ({ search: HEADING, replace: `<h1>${words}</h1>` })

const reworded = DISHES.replace('Mercimek çorbası', 'Slow lentil soup')
  .replace('Lahmacun', 'Thin, crisp lahmacun')
  .replace('Mantı', 'Hand-folded mantı')
  .replace('İmam bayıldı', 'Stuffed aubergine')
  .replace('Adana kebap', 'Spicy Adana kebab')
  .replace('Künefe', 'Warm künefe')
  .replace('Çay', 'Tea')

/** An instruction, and what a good model does. */
export const honestChanges: [instruction: string, ...changes: Change[]][] = [
  ['Make the heading sound somewhat warmer', heading('Come in for dinner by the harbour')],
  ['Make the heading shorter', heading('Harbour dinners')],
  [
    'Reword the menu, a bit more appetising; the mantı is hand-folded',
    { search: DISHES, replace: reworded },
  ],
  [
    'Add a section with questions about parking and dogs',
    {
      search: '<section id="contact">',
      replace:
        '<section id="questions"><h2>Questions</h2><h3>Where can I park?</h3><p>Along the quay.</p><h3>May I bring my dog?</h3><p>Of course.</p></section>\n<section id="contact">',
    },
  ],
  [
    'Add how it works in three steps',
    {
      search: '<section id="contact">',
      replace:
        '<section id="steps"><h2>How it works</h2><ol><li><b>1</b> Call us</li><li><b>2</b> Come over</li><li><b>3</b> Eat</li></ol></section>\n<section id="contact">',
    },
  ],
  [
    'Make the heading green',
    { search: HEADING, replace: '<h1 style="color: #0a6b3d">Dinner by the harbour</h1>' },
  ],
  [
    'Give the menu some room',
    { search: '.menu li { padding: 4px }', replace: '.menu li { padding: 12px 4px }' },
  ],
  ['Remove the mantı', MANTI],
  ['Mantıyı menüden kaldır', MANTI],
  ['Entferne Mantı von der Karte', MANTI],
  [
    'Remove Künefe and Çay',
    {
      search: '<li><b>Künefe</b> <span>190 TL</span></li>\n<li><b>Çay</b> <span>25 TL</span></li>',
      replace: '',
    },
  ],
  [
    'Add a button that leads to https://booking.example/pera',
    { search: '</h1>', replace: '</h1>\n<a href="https://booking.example/pera">Book a table</a>' },
  ],
  [
    'Add Baklava for 120 TL to the menu',
    { search: DISHES, replace: `${DISHES}\n<li><b>Baklava</b> <span>120 TL</span></li>` },
  ],
  ['Lahmacun is 130 TL now', { search: '110 TL', replace: '130 TL' }],
  [
    'Shorten the about text',
    {
      search: stretch('<p class="story">', '</p>'),
      replace:
        '<p class="story">Open since 1998, with fish from the boats outside and everything cooked on the day.</p>',
    },
  ],
  [
    'Put both paragraphs of About into one and tighten it',
    {
      search: stretch('<p class="story">', 'by the water.</p>'),
      replace:
        '<p class="story">We opened in 1998 with four tables and one stove. We still cook everything on the day, with fish from the boats by the window and bread from the oven next door. Come early to sit by the water.</p>',
    },
  ],
  [
    'Translate the page to German',
    { search: 'lang="en"', replace: 'lang="de"' },
    {
      search: 'content="Home cooking by the harbour."',
      replace: 'content="Hausmannskost am Hafen."',
    },
    heading('Abendessen am Hafen'),
    {
      search: 'Home cooking from noon until we sell out.',
      replace: 'Hausmannskost ab Mittag, solange der Vorrat reicht.',
    },
    { search: '<h2>Menu</h2>', replace: '<h2>Speisekarte</h2>' },
    { search: '<b>Mercimek çorbası</b>', replace: '<b>Linsensuppe</b>' },
    { search: '<b>Çay</b>', replace: '<b>Tee</b>' },
    { search: '<h2>About</h2>', replace: '<h2>Über uns</h2>' },
    {
      search: stretch('<p class="story">', '</p>'),
      replace:
        '<p class="story">Wir haben 1998 mit vier Tischen und einem Herd eröffnet und kochen noch immer alles am selben Tag. Der Fisch kommt von den Booten, die Sie vom Fenster aus sehen.</p>',
    },
    { search: '>Your message<', replace: '>Ihre Nachricht<' },
    { search: '<button>Send', replace: '<button>Senden' },
  ],
  [
    'Swap lahmacun and mantı',
    {
      search:
        '<li><b>Lahmacun</b> <span>110 TL</span></li>\n<li><b>Mantı</b> <span>240 TL</span></li>',
      replace:
        '<li><b>Mantı</b> <span>240 TL</span></li>\n<li><b>Lahmacun</b> <span>110 TL</span></li>',
    },
  ],
  [
    'Move the lead above the heading',
    {
      search: `${HEADING}\n<p class="lead">Home cooking from noon until we sell out.</p>`,
      replace: `<p class="lead">Home cooking from noon until we sell out.</p>\n${HEADING}`,
    },
  ],
  [
    'Show the menu as a table',
    {
      search: `<ul class="menu">\n${DISHES}\n</ul>`,
      replace: `<table class="menu">\n${DISHES.replaceAll('<li><b>', '<tr><td>').replaceAll('</b> <span>', '</td><td>').replaceAll('</span></li>', '</td></tr>')}\n</table>`,
    },
  ],
  [
    'Add a phone field to the contact form',
    {
      search: '<button>Send',
      replace: '<label for="p">Phone</label><input id="p" name="phone" type="tel">\n<button>Send',
    },
  ],
  [
    'Keep the menu link at the top while scrolling',
    { search: '<header>', replace: '<header style="position: sticky; top: 0; z-index: 5">' },
  ],
  [
    'Call the page Harbour Table',
    { search: '<title>Pera Sofrası</title>', replace: '<title>Harbour Table</title>' },
    heading('Harbour Table: dinner by the harbour'),
  ],
  [
    'Add an icon beside the heading',
    { search: '<h1>', replace: '<h1><span aria-hidden="true">🍽</span> ' },
  ],
  [
    'Center everything in About',
    { search: '<section id="about">', replace: '<section id="about" style="text-align: center">' },
  ],
  [
    'We open at 17:30 on weekdays, say so under the heading',
    { search: '</h1>', replace: '</h1>\n<p>Open from 5.30 pm on weekdays.</p>' },
  ],
  [
    'Letters of the heading with a gradient',
    {
      search: HEADING,
      replace:
        '<h1 style="background: linear-gradient(red, blue); -webkit-background-clip: text; color: transparent">Dinner by the harbour</h1>',
    },
  ],
]

export function changed(html: string, changes: readonly Change[]): string {
  return changes.reduce((page, { search, replace }) => {
    if (!page.includes(search)) throw new Error(`Not on the page: ${search}`)
    return page.replace(search, () => replace)
  }, html)
}
