import type { Vocabulary } from '#designer/instructions/words/sense'

/** How a page or a part of it can look. Colours stand in `colors.ts`, fonts in the catalogue. */
export const looks: Vocabulary = {
  shade: {
    dark: 'dark, black background, night, dark mode, dark theme, on black, dark and moody, black page, night mode, moody',
    light:
      'light, pale, bright, white background, light mode, light theme, bright and airy, airy, white page, day mode, on white',
    darker: 'darker, dimmer, gloomier, darken, dim, deeper, less light, less bright',
    lighter: 'lighter, brighter, lighten, brighten, lighten up, brighten up, less dark, paler',
  },
  tone: {
    warmer: 'warmer',
    cooler:
      'cooler, colder, cool colors, cool colours, cool tones, cool palette, cool color, cool colour',
    softer:
      'softer, take it down a notch, take it down a bit, bring it down a notch, down a notch, dial it down, dial down, ease off, muted, soften, soften up, softened, tone down, tone it down, mute, fade, calmer, subtler, less saturated, pastel, more muted, toned down, gentler',
    stronger:
      'stronger, contrast, more contrast, more saturated, strengthen, intensify, liven up, more colour, more color, more vivid, vivid, bolder, more vibrant, punchier, more intense, richer, pop, pop more',
  },
  size: {
    larger:
      'bigger, larger, big, large, huge, enlarge, prominent, taller, increase, wider, more prominent, enlarged, oversized, giant, increased, too small, too little, too tiny, easier to read, hard to read, difficult to read',
    smaller:
      'smaller, small, tiny, shrink, decrease, narrower, little, reduce, less prominent, shorter in height, reduced, too big, too large, too huge',
  },
  weight: {
    bold: 'bold, bolder, heavier, in bold, heavy, thicker, fat, boldface, embolden, strong',
    normal:
      'not bold, thinner, finer, slimmer, slim, lighter weight, normal weight, regular weight, less bold, thin, regular, normal, unbold',
  },
  align: {
    left: 'left, left aligned, to the left, left align, align left, flush left',
    center:
      'center, centre, centered, centred, in the middle, middle, to the center, to the centre, center align, align center, in the center, in the centre, to the middle',
    right: 'right, right aligned, to the right, right align, align right, flush right',
  },
  mood: {
    formal:
      'formal, stiff, sober, sensible, dignified, credible, authoritative, distinguished, competent, professional looking, stuffy, uptight, grown up, mature, professional, serious, trustworthy, corporate, conservative, official, businesslike, reputable, reliable, respectable',
    playful:
      'playful, fun, jolly, jollier, merry, bubbly, chatty, childish, cheeky, jazzy, zany, upbeat, perky, cheery, cheerier, sunny, bouncy, colorful, colourful, cheerful, quirky, lively, happy, funny, whimsical, funky, cute, youthful, childlike, funnier, livelier, joyful',
    calm: 'calm, serene, restrained, subdued, low key, mellow, laid back, chilled, restful, sedate, peaceful, quiet, soothing, soft, relaxed, relaxing, tranquil, zen, gentle, quieter, calming, calmer',
    bold: 'bold, bolder, loud, energy, more energy, character, personality, shouty, in your face, confident, impactful, impact, oomph, wow factor, zing, punch, pizzazz, attitude, spark, more life, striking, energetic, punchy, edgy, strong, vibrant, daring, dramatic, going on, louder, powerful, eye catching, dynamic, stand out, make it pop, pop more, attention grabbing',
    elegant:
      'elegant, refined, upmarket, up market, swanky, swish, polished, smart, smarter, tasteful, graceful, high class, deluxe, boutique, exquisite, sophisticated, luxurious, luxury, upscale, high end, premium, chic, classy, stylish, posh, fancy, noble, exclusive, glamorous, classier, fancier, expensive',
    simple:
      'simple, nothing that distracts, nothing distracting, no distractions, nothing fancy, nothing fussy, no clutter, no fuss, strip everything back, strip it back, strip back, pare back, pare it back, too busy, too fussy, too messy, less fussy, less messy, declutter, decluttered, uncomplicated, straightforward, neat, neater, no frills, stripped back, stripped down, pared down, less going on, too crowded, too cluttered, too full, minimal, minimalist, minimalistic, clean, plain, understated, uncluttered, simpler, cleaner, sleeker, tidy, tidier, plainer, basic, less busy, less cluttered, simplify, pared back',
    warm: 'warm, cosy, snug, homemade, down to earth, hospitable, heartfelt, more human, cozy, homely, welcoming, friendly, neighbourly, inviting, personal, warm and friendly, friendlier, cosier, cozier, approachable, human, homey, intimate',
    modern:
      'modern, contemporary, hip, slick, slicker, younger, less dated, less old fashioned, sleek, up to date, fresh, trendy, current, modernise, modernize, fresher, cutting edge, futuristic, techy',
    traditional:
      'traditional, classic, old world, farmhouse, antique, victorian, classical, old fashioned, heritage, vintage, rustic, retro, timeless, nostalgic, old school, old style',
    rugged:
      'rugged, industrial, tough, tougher, manly, masculine, gritty, hardy, no nonsense, robust, raw, hard wearing, rough, sturdy',
    editorial: 'editorial, artistic, creative, arty, artsy, magazine, expressive',
  },
  corner: {
    rounder:
      'rounder, rounded, round, more rounded, curved, rounded corners, rounder corners, round corners, softer corners, soft corners, soft edges, softer edges, curvy, curvier, pill shaped, rounded off',
    sharper:
      'square, squared, sharp, sharper, straight, angular, less rounded, less round, square corners, sharp corners, sharper corners, square edges, sharp edges, no rounded corners, without rounded corners, pointed, boxy, boxier, squarer, no rounding, not rounded, not round',
  },
  layout: {
    list: 'list, rows, one below the other, stacked, under each other, below each other, underneath each other, on top of each other, one after the other, simple list, in rows, bullet list, vertical list, one under the other',
    grid: 'grid, tiles, cards, mosaic, boxes, in a grid, card layout, grid layout',
    columns:
      'columns, two columns, three columns, in columns, column layout, side by side, next to each other, 2 columns, 3 columns, multi column, two column, three column, four columns, 4 columns',
  },
  surface: {
    brand:
      'brand background, our color as background, brand color background, colored background, coloured background, colored, coloured, in our color, in our colour, in brand color, in brand colour, in the brand color, in the brand colour, in our brand color, in our brand colour, in the main color, in the main colour',
    tint: 'tint, soft tint, pale tint, gentle tint, subtle tint, tinted, light tint, soft background, subtle background, slightly tinted, tinted background, tint background, off white, shaded background',
  },
  length: {
    shorter:
      'cut the waffle, cut the chat, cut the blah, shorter, briefer, brief, snappy, crisp, crisper, tighter, half as long, less waffle, waffly, waffles, waffling, one line, a line or two, one sentence, a couple of lines, a couple of sentences, too much writing, less writing, less words, goes on too long, goes on and on, goes on a bit, rambles, long winded, too much to read, too much reading, more concise, concise, less wordy, less text, too long, too wordy, too much text, snappier, too many words, more compact, to the point, fewer words',
    longer: 'longer, more detailed, too short, more text, wordier, expand',
  },
  font_class: {
    serif: 'serif, serifs, with serifs, serif font, serif fonts',
    sans: 'sans, sans serif, without serifs, no serifs, sans serif font, no serif, non serif, sanserif, grotesk, grotesque',
  },
}
