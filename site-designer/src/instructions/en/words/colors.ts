/** Colours as people name them. A darker or paler one is said in front: "dark red". */
export const colors: Record<string, string> = {
  '#1f4d3a':
    'dark green, forest green, bottle green, deep green, hunter green, racing green, pine green, pine',
  '#7d9177': 'sage, sage green, eucalyptus, dusty green',
  '#6b6b2f': 'olive, olive green, khaki, moss, moss green, army green',
  '#4fae8b': 'mint, mint green, seafoam, pistachio, light green, pale green, pastel green',
  '#0b7a5b': 'emerald, emerald green, jade',
  '#2f6b4f': 'green, greenish, greener',
  '#7ab51d': 'lime, lime green, apple green, bright green, neon green, grass green',
  '#1d3557':
    'navy, navy blue, dark blue, midnight blue, midnight, deep blue, marine blue, indigo, prussian blue',
  '#4a90c2':
    'light blue, sky blue, pale blue, baby blue, pastel blue, powder blue, ice blue, azure, sky',
  '#14787a': 'teal, turquoise, petrol, petrol blue, aqua, cyan, aquamarine, peacock',
  '#245ea8':
    'blue, royal blue, cobalt, cobalt blue, bluish, ocean blue, bluer, sea blue, electric blue, bright blue, sapphire, cornflower blue, denim',
  '#5f7a94': 'steel blue, slate blue, dusty blue, grey blue, gray blue, blue grey, blue gray',
  '#b5532f':
    'terracotta, earthy, earth tone, earth tones, terra cotta, rust, brick, brick red, rust red, rusty, copper, clay, burnt orange, burnt sienna, cinnamon, rust brown',
  '#6d1a2d':
    'burgundy, maroon, wine red, bordeaux, wine, dark red, oxblood, deep red, claret, cherry, bordeaux red, mahogany, cranberry',
  '#e0654f': 'coral, salmon, salmon pink, light red',
  '#b3202c':
    'red, crimson, scarlet, ruby, bright red, fire red, reddish, ruby red, redder, cherry red, tomato red, signal red',
  '#d9661f': 'orange, tangerine, dark orange, bright orange, pumpkin, apricot, amber, light orange',
  '#b98a1d':
    'gold, mustard, ochre, golden, honey, mustard yellow, dark yellow, bronze, brass, caramel',
  '#e8b90f': 'yellow, sunny yellow, lemon, lemon yellow, bright yellow, sun yellow, sunflower',
  '#7f6bb0': 'lavender, lilac, light purple, mauve, pale purple, pastel purple, wisteria',
  '#5d3a80':
    'purple, violet, plum, aubergine, dark purple, deep purple, eggplant, amethyst, royal purple, grape',
  '#b5677a': 'rose, blush, dusty pink, old rose, dusty rose, rose pink, blush pink, rose gold',
  '#e39ab5': 'light pink, pale pink, baby pink, pastel pink, soft pink',
  '#c94f7c': 'pink, pinkish, raspberry, hot pink, bright pink, pinker, candy pink',
  '#b0247a': 'magenta, fuchsia, dark pink, deep pink, neon pink',
  '#6a4429':
    'brown, chocolate, coffee, coffee brown, chestnut, walnut, dark brown, brownish, mocha',
  '#a9835a': 'light brown, tan, camel, sand brown, latte',
  '#d8c7a3': 'beige, sand, cream, ivory, ecru, champagne, cream colour, cream color, off-white',
  '#33383d':
    'charcoal, anthracite, graphite, dark grey, dark gray, slate, slate grey, slate gray, charcoal grey',
  '#1b1b1b': 'black, black and white, monochrome, pure black, jet black, white and black',
  '#5b6470': 'grey, gray, greyish',
  '#9aa3ad': 'light grey, light gray, silver, pale grey, pale gray',
  '#ffffff': 'white, pure white',
}
