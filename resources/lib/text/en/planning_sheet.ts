import { sheetFields } from './planning_sheet_fields.ts'

/** The form of the sheet beside a plan. */
export const sheet = {
  title: 'What we know about you',
  waiting: 'Reading what you wrote',
  failed: 'This form could not be loaded. You can read the plan below and go on without it.',
  view: {
    show_page: 'See the page',
    show_sheet: 'See the form',
  },
  saving: {
    saved: 'Saved',
    saving: 'Saving…',
    unfinished: 'Saved when the address is complete',
    offline: 'Offline, not lost',
    waiting: 'Not saved yet, trying again',
    refused: 'Saved, except for the marked fields',
    conflict: 'Not saved',
    closed: 'Not saved',
  },
  not_yet: 'Not everything you typed is saved yet. Please try again in a moment.',
  conflict: {
    title: 'This plan was changed in another window',
    text: 'What you typed since is still here, but not saved.',
    keep: 'Keep what I typed',
    drop: 'Show the other version',
  },
  closed: {
    title: 'This plan cannot be changed any more',
    text: 'It was approved or removed in another window. Your website is among your websites.',
  },
  name: {
    question: 'What is it called?',
    label: 'Name',
    none: 'It has no name',
    take: 'Use this name',
    perhaps: 'Perhaps one of these',
    has_none: 'It has no name. The page says what you are and where.',
    give: 'Give it a name',
  },
  prompt: {
    title: 'What you wrote',
    blue: 'already in the form',
    yellow: 'has no place yet: tap it',
    pale: 'perhaps for another field: tap it',
    open: ({ count }: { count: number }) =>
      count === 1
        ? 'One piece has no place yet. It stays off the page until you place it.'
        : `${count} pieces have no place yet. They stay off the page until you place them.`,
    all_placed: 'Everything you wrote has its place.',
    next: 'Show the first',
    rest: 'Put the rest into “About”',
    mark: ({ text, field }: { text: string; field: string }) => `“${text}” is in: ${field}`,
    mark_open: ({ text }: { text: string }) => `“${text}” has no place yet`,
    mark_perhaps: ({ text, field }: { text: string; field: string }) =>
      `“${text}” is perhaps: ${field}`,
    wish: 'A wish for the page',
    talk: 'Said to us, not for the page',
    refusal: 'What you do not want',
    dropped: 'Left out',
    go: ({ field }: { field: string }) => `Go to ${field}`,
    take: ({ field, value }: { field: string; value: string }) => `${field}: ${value}`,
    not_that: 'No, it is not that',
    place: 'Put it under',
    drop: 'Leave it out',
    not_moved: ({ reason }: { reason: string }) =>
      `It stays where it was${reason ? `: ${reason}.` : '. Please try another place.'}`,
    marks: 'Your text, and where each part of it went',
  },
  why: {
    by_position: 'because of its place in your text',
    introduced: 'your text says that this is the name, so the page shows it already',
    most_likely: 'most likely, so the page shows it already',
    two_readings: 'it can be read in two ways',
    lone_price: 'a price on its own',
    has_exception: 'there is an exception in it',
    perhaps_an_event: 'it may be an event',
    perhaps_a_person: 'it may be a person',
    perhaps_a_place: 'it may be a place',
    looks_like_one: 'it looks like one',
    taken_back: 'you took it off the page',
  },
  assumed: {
    title: 'Assumed',
    lead: 'Your page says this already, because it is likely. Tap what is wrong.',
    undo: ({ text }: { text: string }) => `Undo: ${text}`,
    restore: ({ text }: { text: string }) => `Bring back: ${text}`,
  },
  perhaps: 'Perhaps',
  shown_already: ({ count }: { count: number }) =>
    count === 1
      ? 'Most likely. The page shows it already'
      : 'The first is most likely. The page shows it already',
  not_this: ({ value }: { value: string }) => `No, not ${value}`,
  ...sheetFields,
  page: {
    title: 'Your page',
    frame: 'Your page as it will look',
    device: 'Show it as on a',
    phone: 'Phone',
    desktop: 'Desktop',
    waiting: 'Preparing your page',
  },
  plan: { read: 'Read the whole plan', fold: 'Close the plan' },
  heard: {
    done: 'Done',
    not_understood: 'Not understood. Say it in other words, or change it in the form above.',
  },
  bar: 'Approve or go back',
}
