const ninety =
  'The Honourable Company of Bread, Bun, Biscuit and Barm Cake Bakers of Lower Wath Riverside'
const longWord = 'Sandsteinbrueckenbauarbeiterliederkranze'
export const number = '0113 496 0000'

const fruit =
  'Apple Barley Bean Carrot Cherry Fennel Leek Lentil Mushroom Onion Pear Plum Potato Pumpkin Quince Rhubarb Rye Spinach Turnip Walnut'
const courses = 'bun pie stew tart roll salad broth soup dip cake'
export const dishes = fruit
  .split(' ')
  .flatMap((of) => courses.split(' ').map((course) => `${of} ${course}`))
const priced = dishes.map((dish, at) => `${dish} £${3 + (at % 9)}.50`)

/** 200 items, one a line and in a sentence. */
export const menus = [
  `A canteen called Long Board in Hull\n\nMenu\n${priced.join('\n')}`,
  `A canteen called Long Board in Hull. Our menu: ${priced.join(', ')}.`,
]

/** What was written, and the title and the name that its page has. */
export const named: [prompt: string, title: string, name?: string][] = [
  [`A bakery called "${ninety}" in Leeds. Call ${number}.`, 'Bakery in Leeds', ninety],
  [`"${ninety}"`, ninety],
  ['Xi is a ramen bar in Leeds.', 'Xi'],
  [`A choir called "${longWord}" in Leeds.`, 'Choir in Leeds', longWord],
  [longWord, longWord],
  ['Marmalade', 'Marmalade'],
  ['🥖☕️🍰', 'Welcome'],
  ['A café called "🌻 Sun & Seed 🌻" in Leeds.', '🌻 Sun & Seed 🌻'],
  [`A bookshop called “Tom's <Odd> & ‘Even’ Books” in York.`, `Tom's <Odd> & ‘Even’ Books`],
  ['A café called «Тёплый хлеб» in Bristol.', 'Тёплый хлеб'],
  ['A bakery called "מאפיית השחר" in London.', 'מאפיית השחר'],
  ['A restaurant called "مطعم ياسمين" in Leeds. Hummus £5, Falafel £6.', 'مطعم ياسمين'],
]

export const others = [
  number,
  'hello@ryeandco.example',
  'Sourdough loaf £4. Pick up in Leeds.',
  'Barber in Leeds called Clip. Cut 18, beard trim 12, hot shave 25.',
  'Rye & Co is a bakery with two shops in Leeds: 12 Mill Lane, open Monday to Saturday 8-17, and 40 Park Row, open Tuesday to Sunday 9-15.',
  'מאפיית השחר בחיפה. אנחנו אופים לחם מחמצת וחלות. טלפון 04-555-0123.',
  'مخبز النور في القاهرة. نبيع الخبز والكعك كل يوم. اتصل بنا على 02 5550 0123.',
  'Пекарня «Тёплый хлеб» в Казани. Печём ржаной хлеб и пироги. Телефон +7 843 555-01-23.',
  `WE ARE CLIP, A BARBER IN LEEDS. CALL ${number}.`,
]
