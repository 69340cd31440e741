import type { Vocabulary } from '#designer/instructions/words/sense'

/** What people say when they want something done. A plain plural or "-s" needs no entry. */
export const verbs: Vocabulary = {
  verb: {
    add: 'add, adding, pop on, stick in, chuck in, slot in, bung in, incorporate, work in, added, include, including, included, insert, inserting, inserted, put in, create, creating, created, give me, give us, attach, introduce, feature, set up, bring back, bring in, throw in, pop in, squeeze in, drop in, append, mention, mentioning, list, listed',
    remove:
      'is off, are off, remove, removing, away with, out with, got to go, gotta go, get shot of, rid of, strip out, do without, be gone, i could do without, not wanted, superfluous, redundant, removed, delete, deleting, deleted, drop, dropping, dropped, get rid, get rid of, getting rid of, got rid of, leave out, hide, hiding, hidden, skip, cut, lose, ditch, scrap, erase, eliminate, exclude, omit, do away with, stop showing, gone, dump, axe, trash, bin, discard, clear, take out, take off, take away, taken out, taken off, taken away, taking out, taking off, kill, needs to go, need to go, has to go, have to go, must go, should go, can go, come off, comes off, go away, goes away, disappear, kick out, left out, chuck, wipe, chuck out, deactivate, disable',
    move: 'take, takes, slide, hoist, bump, belong, belonging, move, moving, moved, shift, relocate, reorder, drag, push, pull, come, comes, go, goes, going, reposition, bring, sit, appear, appears, stand, belongs',
    put: 'put, putting, stick, pop, to see, people to see, customers to see, visitors to see, guests to see, clients to see, place, show, shows, showing, shown, display, displayed, position, positioned, set out',
    change:
      'change, rewrite, reword, lay, amend, rectify, gone up, has gone up, have gone up, went up, gone down, has gone down, have gone down, went down, come down, has come down, have come down, came down, has risen, have risen, rises, arrange, rearrange, changing, changed, update, updating, updated, set, setting, switch, edit, modify, alter, correct, fix, adjust, turn, convert, transform, revise, redo, rework, tweak, vary',
    make: 'make, making, made, have it, render, give, giving, keep it',
    use: 'use, using, go with, go for, choose, pick, apply, try, want it in, stick to, switch to, change to',
    replace:
      'replace, replacing, replaced, substitute, exchange, swap out, trade in, get replaced, trade',
    rename:
      'spelled, spelt, rename, renaming, renamed, retitle, relabel, call, called, named, name it, title it',
    write:
      'say, says, saying, read, reads, write, type, state, states, put the words, tell people, tell customers, tell visitors, tell guests, let people know, let customers know, let visitors know, be worded, be labelled, be labeled, worded',
    shorten:
      'shorten, shortening, halve, boil down, prune, compress, shortened, cut down, trim, condense, tighten, abbreviate, summarise, summarize, cut short, trim down, tighten up, make shorter, pare down',
    link: 'link, links, linked, linking, point, points, lead, leads, redirect, redirects, take people, take visitors, take you, takes people, takes visitors, goes to, go to, send people, send visitors, open, opens, hyperlink',
    swap: 'swap, swapping, switch places, trade places, change places, switch the order, swap places, flip, switch around, interchange, reverse',
    keep: 'happy with, i am happy with, we are happy with, i’m happy with, we’re happy with, pleased with, fine with, ok with, i don’t mind, i like, i love, we like, we love, keep, keeping, leave, retain, preserve, stay, stays, remain, remains, leave alone, don’t touch, do not touch, don’t change, do not change, hold on to, hang on to',
    want: 'it would help to have, would help to have, could do with, want, wants, getting, wanted, need, needs, needed, would like, i’d like, we’d like, id like, would love, i’d love, we’d love, would prefer, i’d prefer, we’d prefer, prefer, i’d want, require, requires, there should be, there must be, there needs to be, must have, should have, ought to have, should include, should contain, should show, should feature, has to have, needs to have, is missing, are missing, you forgot, we forgot, you missed, forgot, there is no, there’s no, there are no, i see no, i can’t see, missing, wish for, have, has, having, get, got, how about, what about, let people, let customers, let visitors, let clients, let guests, let them, would be useful, would be handy, would be really nice, would be nice, would be great, would be good, would be lovely, would be helpful, contain, contains',
    be: 'is, are, be, should be, must be, has to be, needs to be, need to be, have to be, should, could be, ought to be, was, become, look, looks, feel, feels, must, being, seems, seem, shall be, will be, sound, sounds, look like, feel like',
    ask: 'ask for, asks for, asking for, ask, asks, collect, request, enter, fill in, leave their',
    sell: 'sell, sells, we offer, we also offer, we now offer, we do, we also do, we now do, i do, i also do, i offer, i also offer, we serve, we also serve, we provide, we also provide, we also make, we also have, we bake, we teach, we also teach, we now sell, we also sell, we started selling, we are offering, we now have, we now serve, we’ve started doing, we have started doing, we started doing, we’re now doing, we’re now selling, we’re now offering, now doing',
    stop_selling:
      'we have run out of, we’ve run out of, we ran out of, have run out of, run out of, sold out of, we are out of, we’re out of, no longer, stop doing, stop selling, stop offering, stop serving, given up, gave up, we don’t make, i don’t make, we do not make, we don’t bake, we do not bake, we don’t run, we do not run, we don’t teach, we do not teach, we don’t repair, we do not repair, we don’t fix, we don’t stock, we don’t cook, we don’t rent, don’t do, don’t sell, don’t offer, don’t serve, do not do, do not sell, do not offer, do not serve, stopped selling, stopped doing, stopped offering, have stopped, not selling, not offering, stopped',
    other:
      'connect, connect it, hook it up, hook this up, link it up, plug it into, plug it in, sync it, sync, integrate, hook up, keep asking, keeps asking, keep telling, keep saying, keep calling, keep getting, translate, sing, dance, tell, explain, help, play, animate, publish, deploy, buy, send, email me, download, upload, blink, spin, fly, rotate, duplicate, copy, clone, scroll, embed, undo, animated',
  },
  particle: {
    remove: 'out, off, away, out of',
    add: 'back',
  },
}
