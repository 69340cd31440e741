import type { Vocabulary } from '#designer/instructions/words/sense'

/** The small words that hold a sentence together, and what people say out of politeness. */
export const small: Vocabulary = {
  degree: {
    more: 'more, much more, a bit more, a little more, slightly more, even more, way more, some more, rather more',
    less: 'less, not so, not as, a bit less, a little less, much less, fewer, too',
    too: 'too much, too many',
  },
  no: {
    no: 'no, without, without a, without any, no need for, no more, zero, instead of having, free of, not any',
    not: 'not, anything but, no need to, don’t, do not, dont, never, i do not, we do not, doesn’t, does not, shouldn’t, should not, isn’t, is not, aren’t, are not, mustn’t, must not, cannot, can’t, won’t, wouldn’t, didn’t, not have',
    none: 'there is no need for, there’s no need for, don’t want, do not want, don’t need, do not need, no longer want, no longer need, don’t like, do not like, not want, not need, don’t show, do not show, don’t include, do not include, doesn’t need, does not need, shouldn’t have, should not have, shouldn’t be, should not be there, isn’t needed, aren’t needed, is not needed, are not needed, not needed, nobody needs, no one needs, nobody wants, rather not show, rather not have, would rather not have, prefer not to show, prefer not to have, unnecessary, is unnecessary, are unnecessary, hate, don’t have, do not have, i do not want, we do not want, i do not need, we do not need, i do not like, we do not like, i do not have, we do not have, there should be no, there should not be, there shouldn’t be, not necessary, isn’t necessary, is superfluous, no use for, can do without, could do without, don’t really need, don’t really want, don’t add, do not add, sick of, tired of, never want, don’t put, do not put, dislike, don’t care for',
  },
  own: {
    own: 'we, our, ours, us, i, my, mine, we’re, i’m, we’ve, i’ve, we are, i am, ourselves',
  },
  it: {
    it: 'it, this, that, them, these, those, they, its, this one, that one, this thing, the selected, selected, this element, that thing, these ones',
  },
  and: { and: 'and, plus, as well as, or, along with' },
  to: {
    to: 'to, into, to be, so that it reads, so it reads, so as to read, and make it say, and make it read, so it says, so that it says, to say, to read, that says, saying, with, by, for, reading, to something like',
    as: 'as, as a, as an, like, into a, into an, to a, to an',
  },
  from: { from: 'from, off of, out of' },
  in: {
    in: 'in, on, among, amongst, at, of, within, inside, onto, in the, on the, of the, inside of',
  },
  other: {
    other:
      'boring, dull, horrible, terrible, dreadful, ghastly, lame, naff, daft, drab, dreary, tired, stale, unappealing, uninspiring, bland, outdated, ugly, hideous, awful, other, another, different, new, something else, something different, start over, try again, alternative, differently, redesign, some other, completely different, totally different, start again, from scratch',
  },
  next: {
    next: 'but, so, then, also, and then, and also, however, but also, while, whereas, though',
  },
  instead: { instead: 'instead of, rather than, than, in place of, in lieu of, not' },
  because: {
    because:
      'because, coz, bc, since people, since most, since i, as people, as nobody, as they, as i, as my, as our, so that, since it, since we, since they, as it, as we, cause, cuz, so people, so customers, so visitors, so everyone, in order to, so it, so we, otherwise, whenever, so they, so clients, so guests, since nobody, so i, if possible, when possible, so you, to make sure, for our customers, for our clients, for our visitors, for the customers',
  },
  question: {
    question:
      'what, which, why, when, where, who, how many, how much, how do, how does, how can, how come, how long, whose, how is, how are, is there, are there, do you, does it, does the, did you, are you, have you, is it possible that, is this, is the, are the, do i, can i see, how would, what’s, where’s, is my, is our, will the, will it, what is, how will, does this, do we, does my, does our, am i, have we, should we, do they',
  },
  except: { except: 'except, except for, apart from, other than, all but, everything but' },
  beyond: {
    beyond:
      'space, spacing, padding, margin, margins, sticky, chatbot, chat bot, chat, blog, shop system, online shop, webshop, web shop, online store, shopping cart, cart, checkout, music, sound, login, log in, animation, animations, popup, pop up, translation, translations, language switcher, language, languages, cookie banner, cookies, search bar, search, search box, search field, payment, payments, online booking, booking system, booking calendar, app, analytics, tracking, seo, domain, hosting, subdomain, password, account, backend, database, plugin, plugins, countdown, countdown timer, game, weather, member area, members area, user accounts, payment system, instagram feed, live chat, back to top button, video, videos, podcast, audio, ai, parallax, basket, online ordering, ordering system, order online, online orders, card payments, card payment, take payments, take orders, online bookings, book online, loyalty cards, paypal, stripe, google ads, ads, advertising, google ranking, invoices, inventory, poem, weather, percent, forum, wordpress, shop page, subpage, subpages, second page, new page, extra page, another page, second website, favicon, hover effect, hover effects, fade in, gif, gifs, 3d, emoji, emojis',
  },
  small: {
    a: 'a, an, some, any, one, a few, a couple of, another, at least one, several',
    please:
      'please, is there any way to, is there any way of, is there a way of, is there any way, any way of, ooh, yo, ah, hm, hiya, mate, lol, haha, btw, fyi, i suggest, may i suggest, i would suggest, i’d suggest, one more thing, i should be grateful if you would, i should be grateful if you could, i would be grateful if you would, i would be grateful if you could, i’d be grateful if you could, i’d be grateful if you would, i would appreciate it if you could, i’d appreciate it if you could, would you be able to, are you able to, shall we, shall i, let’s have, do me a favour and, when you have time, when you get a chance, whenever you can, much appreciated, a touch, a tad, a smidge, a wee bit, is there a way to, any chance of, any chance you could, any chance we could, any chance we can, do you think you could, do you think we could, can i have, could i have, can i get, could i get, could we get, can we get, could we have, would it be ok to, would it be okay to, i reckon, tbh, imo, pls, plz, nah, erm, um, thx, ta, could u, can u, would u, will u, kindly, could you, can you, would you, can we, could we, may we, may i, can i, could i, will you, let’s, lets, i think, i guess, maybe, perhaps, also, too, just, then, now, actually, really, simply, if you can, if possible, thanks, thank you, hi, hello, hey, okay, ok, i feel, i believe, it would be nice to, it would be great to, it would be good to, is it possible to, would it be possible to, would it be possible, would you mind, do you mind, in my opinion, for me, for us, by the way, i was wondering, wondering if, wonder if, if you could, i was thinking, why not, why don’t we, why don’t you, you should, you could, you can, it’s better to, better, next, finally, first of all, secondly, besides, again, once more, instead, cheers, sorry, still, yes, yeah, hmm, oh, well, great, perfect, nice, good, lovely, wonderful, love it, i like it, looks good, looks great, but, however, though, actually i, so, i’d say, ideally, preferably, definitely, absolutely, honestly, of course, as well, additionally, in addition, further, furthermore, apart from that, otherwise fine, go ahead and, go and, feel free to, be so kind, try to, make sure, ensure, remember to, don’t forget to, want to, want you to, need to, need you to, like to, like you to, love to, love you to, going to, able to, have to, has to, would, could, can, will, may, might, had, did, do, does, been, that there, how about we, what about we, let me, let us, somewhere, somehow, something, anything, something like, after all, immediately, asap, today, please do, wish, wish to, has, gets, get it, for now',
    chat: 'thanks for this, thanks for that, thank you for this, thanks for the page, thanks a lot, thanks so much, thank you so much, many thanks, thanks in advance, lovely work, great work, good work, nice work, great job, nice job, so far, looks good so far, looks great so far, looking good, looking great, really like it, really love it, what a nice page, love the page, love the site, like the page, have a nice day, speak soon, no worries, not bad at all, thanks, thank you, ok, okay, great, perfect, nice, good, hi, hello, looks good, looks great, i like it, love it, very nice, well done, good job, wonderful, awesome, fine, yes, no, super, amazing, excellent, beautiful, not bad, good morning, good evening, dear all, best regards, kind regards, regards, cheers, i love it, that’s all, that is all, thats it, that’s it',
    small:
      'the, made up, that explains, that shows, that tells, that tells people, that lists, that describes, which explains, which shows, explaining, describing, alone, as is, as it is, as they are, px, pixels, pixel, of, there, here, very, so, much, quite, rather, slightly, little bit, a bit, bit, a little, somewhat, own, each, every, both, whole, entire, complete, completely, totally, fully, altogether, only, even, yet, already, thing, things, stuff, one, ones, up to, down to, about it, you, your, me, he, she, who, your own, version, kind, sort, kind of, sort of, piece, bits, way, that, which, s, customers, visitors, clients, guests, people, client, customer, visitor, current, existing, old, present, silly, stupid, useless, beautiful, nice, nicer, good looking, lovely, pretty, proper, better, best, main, little, overall, general, generally, bottom one, right now, right away, currently, at all, any more, anymore, any longer, from now on, from the page, from the site, from the website, from the plan, on the page, on the site, on the website, on our site, on our website, on my site, on my page, to the page, to the site, to the website, to my site, to our site, to my page, in the page, of the page, of the site, off the page, off the site, out of the page, from here, to it, there’s, there is, there are, separate, small section, short, long, full, big section, called out, part, dedicated, all of, all the, all our, entirely, especially, some kind of, some sort of, bit of, shown, showing, on it, in it, somewhere on the page, with it, a whole, the whole, wide, extra, additional, special, quick, specific, clear, clearly, nicely, bring, must, such, real, actual, certain, big old, entire thing, it all, not only, our customers, our clients, our visitors, our guests, right, us, within, between, across, throughout, online, web',
  },
}
