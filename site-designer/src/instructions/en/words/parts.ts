import type { Vocabulary } from '#designer/instructions/words/sense'

/** Parts of sections, things to speak about, facts, places and order. */
export const parts: Vocabulary = {
  part: {
    title:
      'title, headline, top heading, top line, main title, page title, main heading, main headline, big title, hero title, h1, big heading, tag line title',
    heading: 'heading, headings, subheading, section title, section heading, h2, header text',
    text: 'text, texts, txt, paragraph, paragraphs, description, wording, body text, copy, sentence, sentences, intro, introduction, subtitle, tagline, tag line, slogan, lede, intro text, blurb, caption, label, words, body copy, writing, line of text, strapline, subline',
    button: 'button, buttons, btn, call to action button, cta button',
    link: 'link, links, hyperlink, url, web link',
    picture:
      'picture, pictures, image, images, photo, photograph, photographs, illustration, logo, pic, pics, img, portrait, main photo, hero image, hero photo, cover photo, banner image, header image',
    list: 'list, bullet list, bullets, bullet points',
    form: 'form, contact form, booking form, enquiry form, inquiry form, message form, request form, form section, feedback form, reservation form, order form, quote form, appointment form, online form, send me a message, send us a message, message me, message us, write to me, write to us',
  },
  thing: {
    section: 'section, sections, block, blocks, part of the page, area, strip, module, panel',
    page: 'page, site, website, web site, homepage, home page, whole page, whole site, whole thing, webpage, web page, entire page, entire site, theme, mode, landing page, overall',
    look: 'look, style, design, direction, look and feel, appearance, vibe, mood, feel, tone, art direction, aesthetic, styling, atmosphere, tone of voice, concept',
    color:
      'color, colour, colors, colours, palette, color scheme, colour scheme, accent, accents, accent color, accent colour, main color, main colour, primary color, primary colour, brand color, brand colour, tones, shade, shades, hue, hues, tint, tints, theme color, theme colour, color palette, colour palette',
    font: 'font, fonts, typeface, typefaces, typography, lettering, font family, letters, type face, type',
    headings:
      'for headings, for the headings, headings font, heading font, title font, for titles, for the titles, for headlines, headline font, for all headings, font of the headings, font for headings, heading typeface, for the title, in the headings, titles font',
    reading:
      'for reading, body font, text font, reading font, for the text, for body text, for text, for paragraphs, for the body, for the paragraphs, paragraph font, body typeface, for the body text, font of the text, for body, in the text',
    corner:
      'corner, corners, edge, edges, radius, border radius, corner radius, rounding, roundness',
    background:
      'background, backgrounds, bg, backdrop, background color, background colour, page background',
    layout: 'layout, layouts, arrangement, composition, structure, format',
    size: 'size, font size, text size, sizes, letter size, type size',
    price: 'per',
    field:
      'field, fields, message box, input, input field, form field, checkbox, dropdown, drop down, text box, text field, box in the form',
    item: 'item, items, product, products, dish, entry, entries',
    trade: 'business, brand, company, shop, trade, profession',
    piece:
      'info, information, icon, icons, banner, slider, divider, line, border, badge, stripe, pattern, shadow, shadows, popup, pop up, frame, outline, carousel, ribbon, sticker, ornament, background image, background picture, underline, arrow, arrows, dots, social icons, social links, copyright, widget, separator',
    all: 'everything, everywhere, all',
  },
  fact: {
    name: 'name, business name, company name, shop name, brand name, studio name, restaurant name, name of the business, name of the shop, name of the company, our name, salon name',
    place: 'city, town, neighbourhood, neighborhood, district, quarter, village',
    address: 'address, street address, postal address, street',
    phone:
      'phone, phone number, telephone, telephone number, number, mobile number, mobile, tel, cell, cell number, whatsapp, cell phone, contact number',
    email: 'email, e mail, email address, e mail address, mail address, mail, contact email',
    since:
      'founding year, year founded, founded, since, established, opened in, started in, in business since',
  },
  place: {
    top: 'where people see it, where people see them, where people see it first, where people see them first, where people see it straight away, where people see them straight away, where everyone sees it, where everyone sees them, where you see it first, where it is seen first, up front, right up front, to the top, at the top, up the top, right up top, up at the top, near the top, nearer the top, towards the top, at the very start, at the front, start of the page, right at the start, right at the top, right to the top, up top, at top, top of the page, on top of the page, the top, top, to the start, at the start, at the beginning, to the beginning, first, first thing, to the front, very top, to first place, in first place, at the very top, to the very top',
    bottom:
      'to the bottom, at the bottom, near the bottom, nearer the bottom, towards the bottom, right down the bottom, at the foot, down the bottom, right at the bottom, right to the bottom, right at the end, right to the end, at bottom, bottom of the page, bottom, to the end, at the end, the end, end, last, very bottom, end of the page, last thing, very end, to last place, at the very bottom, at the very end',
    up: 'up, upwards, much further up, much higher, much higher up, way up, way higher, higher, higher up, further up, up a bit, one up, up one, a step up, one place up, up one place, upward, one higher, earlier',
    down: 'down, downwards, much further down, much lower, much lower down, way down, lower, lower down, further down, one down, down one, a step down, one place down, down one place, downward, one lower, later',
    before:
      'before, b4, above, over, ahead of, in front of, on top of, right before, right above, directly above, just before, just above, directly before, prior to, straight before',
    after:
      'after, below, alongside, close to, under, underneath, beneath, following, behind, right after, right below, directly below, just after, just below, directly after, right under, directly under, between, in between, next to, just under, beside, underneath of, straight after, straight under, straight below',
  },
  nth: {
    '1': 'first, 1st',
    '2': 'second, 2nd',
    '3': 'third, 3rd',
    '4': 'fourth, 4th',
    '5': 'fifth, 5th',
    '6': 'sixth, 6th',
    '-1': 'last, final',
  },
}
