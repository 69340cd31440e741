import { test } from '@japa/runner'
import { told } from '#designer_tests/designer/instructions/told'

/** What owners meant and a grammar is easily misled by, as `told` writes it. */
const sentences: Record<string, [string, string][]> = {
  'As people type on a phone': [
    ['lose the word posh plz', 'words "posh" > ""'],
    ['piano lessons r 35 per hr', 'price Piano lessons 35 per hour'],
    ['text is 2 small', 'text_size=larger'],
    [
      'change tel to 07700 900222 n email to jo@brickandbean.example',
      'phone 07700 900222; email jo@brickandbean.example',
    ],
    ['typo: "recieve" shd be receive', 'words "recieve" > "receive"'],
    ['swop team n gallery', 'move team after gallery | move gallery before team'],
    ['delete team n gallery', 'remove team; remove gallery'],
    ['make it blue n bold', 'primary_color=#245ea8; bold'],
    ['remove fish n chips', 'no item fish n chips'],
    ['wash n cut £25', 'price Wash n cut £25'],
  ],
  'Two things, each as it is to be': [
    [
      'logo bigger, phone number at the top',
      'style header.picture size=larger; move contact top | add facts top',
    ],
    ['text bigger, map at the end', 'text_size=larger; move map bottom'],
    ['title bigger and button green', 'style title size=larger; style button background=#2f6b4f'],
    [
      'make the title bigger and the button green',
      'style title size=larger; style button background=#2f6b4f',
    ],
    [
      'I want a bigger title and a green button',
      'style title size=larger; style button background=#2f6b4f',
    ],
    [
      'the title is too small, button too big',
      'style title size=larger; style button size=smaller',
    ],
    ['new phone 07700 900222, button green', 'phone 07700 900222; style button background=#2f6b4f'],
    ['title bigger, bolder', 'style title size=larger weight=bold'],
  ],
  'What is to change, and to what': [
    ['change the title, write Fresh bread daily', 'text title "Fresh bread daily"'],
    ['change the button, say Book now', 'text button "Book now"'],
    ['change the phone number, write 07700 900222', 'phone 07700 900222'],
    ['change the title and write something about bread', '?; ?'],
  ],
  'Names of two words': [
    ['drop in class £11', 'price Drop in class £11'],
    ['add drop in class £11', 'item Drop in class £11'],
    ['drop-in £5', 'price Drop-in £5'],
    ['walk in £15', 'price Walk in £15'],
    ['drop in a map below the contact', 'add map after contact'],
    ['drop the price of scones to 2', 'price Scones 2'],
  ],
  'What is said last or first': [
    ['shellac 28, gel 32: add them please', 'item Shellac 28; item Gel 32'],
    ['lamb, cod and mussels - take those off', 'no item lamb; no item cod; no item mussels'],
    ['the top bit: make it darker', 'surface hero dark'],
    ['not the photos, the team should go', 'remove team'],
    ['start with the reviews', 'move testimonials top'],
  ],
  'News of the business': [
    ["we've moved to 5 Station Parade, Haslemere", 'address 5 Station Parade, Haslemere'],
    ['were based in todmorden', 'place todmorden'],
    [
      'we now open on Sundays too, from noon until five',
      'hours we now open on Sundays from 12pm until 5',
    ],
    ['we no longer open on Tuesdays', 'hours closed on Tuesdays'],
    ['Mon to Fri 8-4. Sat 9-12. Closed Sundays.', 'hours Mon to Fri 8-4, Sat 9-12, Closed Sundays'],
    ['we used to be in Bath', '?'],
    ['The website says we are in Leeds; we are in Bradford.', '?; place Bradford'],
    ['our old number was 0161 555 0100', '?'],
  ],
  'Off, out, gone': [
    ['the crab linguine is off', 'no item crab linguine'],
    ['sourdough is no longer available', 'no item sourdough'],
    ['take the prawn cocktail off the menu', 'no item prawn cocktail'],
    [
      'lamb tagine is gone, we now have beef stew at 16.50',
      'no item lamb tagine; item Beef stew 16.50',
    ],
    ['scrap the two for one offer', 'no item two for one offer'],
  ],
  'What is wrong and what is right': [
    ['instead of clients say guests', 'words "clients" > "guests"'],
    ['it says Tuesday, it should be Thursday', 'words "Tuesday" > "Thursday"'],
    ['you wrote since 1970, we started 1979', 'words "1970" > "1979"'],
    ['The text says I work alone, but we are four.', '?'],
  ],
  'By what it tells of': [
    ['remove the sentence about gift cards', 'remove text'],
    ['shorten the text about allergies', 'shorten text'],
    ['a section where we list the towns we cover', 'add area'],
    ['explain how it works in three steps', 'add process'],
  ],
}

test.group('English as owners write it', () => {
  for (const [about, rows] of Object.entries(sentences)) {
    test(about, ({ assert }) => {
      for (const [sentence, expected] of rows) assert.equal(told(sentence), expected, sentence)
    })
  }
})
