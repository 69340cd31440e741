import { elementNames } from 'site-designer/element_names'
import { editorPanels } from './editor_panels.ts'

interface Detail {
  /** What the server said, or ''. */
  detail: string
}

/** The editor of one website. */
export const editor = {
  title: ({ title }: { title: string }) => `Edit: ${title}`,
  tab: 'Edit',
  loading: 'Opening the editor',
  load_failed: 'Failed to load website',
  elements: ({ count }: { count: number }) => (count === 1 ? '1 element' : `${count} elements`),
  bar: {
    modes: 'How to edit',
    manual: 'Manual Editor',
    ai: 'AI Editor',
    undo: 'Undo',
    undo_label: 'Undo the AI edit',
    cancel: 'Cancel',
  },
  page_moved_on: 'The page was changed elsewhere in the meantime.',
  change_refused: ({ message }: { message: string }) => `This change was not made: ${message}`,
  caught_up:
    'This website was changed elsewhere. You now see the newest version, with your changes.',
  caught_up_without: ({ count }: { count: number }) =>
    'This website was changed elsewhere. You now see the newest version. ' +
    (count === 1
      ? 'One of your changes could not be kept.'
      : `${count} of your changes could not be kept.`),
  saving: {
    saving: 'Saving…',
    saved: 'Saved',
    refused: 'Last change not saved',
    held: 'Undone on this screen. Save to keep it.',
    offline: ({ count }: { count: number }) =>
      count === 1 ? 'Offline, 1 change kept' : `Offline, ${count} changes kept`,
    offline_not_kept: ({ count }: { count: number }) =>
      count === 1
        ? 'Offline, 1 change not saved. Keep this tab open.'
        : `Offline, ${count} changes not saved. Keep this tab open.`,
  },
  save: {
    action: 'Save & Preview',
    busy: 'Saving…',
    saved: 'Website saved successfully!',
    failed: ({ message }: { message: string }) => `Save failed: ${message}`,
    corrupted: 'HTML structure corrupted during save',
  },
  history: {
    label: 'History',
    waiting: 'Loading the history',
    failed: 'The history could not be loaded.',
    again: 'Try again',
    empty: 'Nothing was changed yet.',
    current: 'Now',
    by: ({ who, when }: { who: string; when: string }) => `${who}, ${when}`,
    authors: { you: 'You', ai: 'AI', designer: 'Designer', restore: 'You' },
    look: 'Look',
    looking:
      'You are looking at an earlier version. Your page stays as it is unless you restore it.',
    leave: 'Back to the current version',
    compare: {
      waiting: 'Comparing',
      failed: 'The two versions could not be compared.',
      same: 'This version is the same as the current page.',
      which: 'Which version the page shows',
      then: 'Then',
      now: 'Now',
      both: 'Side by side',
      since: 'What is different now',
    },
    restore: 'Restore',
    restore_label: ({ summary }: { summary: string }) => `Restore: ${summary}`,
    look_label: ({ summary }: { summary: string }) => `Look at: ${summary}`,
    restored: 'This version is restored. You can undo this.',
    restore_failed: ({ message }: { message: string }) => `Failed to restore: ${message}`,
    undo: 'Undo',
    redo: 'Redo',
    nothing_to_undo: 'No changes to undo',
    nothing_to_redo: 'No changes to redo',
    undo_failed: ({ message }: { message: string }) => `Failed to undo changes: ${message}`,
    redo_failed: ({ message }: { message: string }) => `Failed to redo changes: ${message}`,
  },
  deleting: { confirm: 'Delete', busy: 'Deleting…' },
  leave: {
    title: 'Leave the editor?',
    text: 'Your changes since opening are saved in the draft. Visitors see them once you publish.',
    keep: 'Keep changes and leave',
    discard: 'Discard changes since opening',
    discarding: 'Discarding…',
    stay: 'Stay here',
  },
  frame: {
    title: ({ title }: { title: string }) => `Page of ${title}`,
    opening: 'Opening the page',
    failed: 'Interactive editing may not work properly. Try refreshing the page.',
  },
  panel: {
    label: 'Manual Editor',
    close: 'Close panel',
    none: 'Click anything on the page to change it. Double-click a text to rewrite it.',
    none_keys: 'With the keyboard: arrow keys move from one element to the next, Enter edits.',
    parent: 'Select the box around it',
    clear: ({ label }: { label: string }) => `Reset: ${label}`,
  },
  ai: {
    label: 'AI Editor',
    scope: {
      label: 'What should be changed',
      page: 'The whole page',
      element: ({ name, words }: { name: string; words: string }) =>
        words ? `${name}: “${words}”` : name,
      clear: 'Change the whole page instead',
      hint: 'Click something on the page to change only that.',
    },
    field: 'What should change?',
    examples: ({ commands }: { commands: readonly string[] }) =>
      ['For example:', ...commands].join('\n'),
    hint: 'Ctrl+Enter to apply',
    count: ({ count, most }: { count: string; most: string }) => `${count} of ${most} characters`,
    too_long: ({ most }: { most: string }) =>
      `Please keep the instruction to at most ${most} characters`,
    missing: 'Please enter an AI instruction',
    apply: 'Apply Changes',
    stop: 'Cancel this edit',
    steps: {
      analyzing: 'Analyzing website structure...',
      sending: 'Sending request to AI...',
      carrying_out: 'Carrying out what you agreed to...',
      applying: 'Applying changes and reloading content...',
      setting_up: 'Setting up interactive editing...',
      measuring: 'Looking at it on a phone...',
      repairing: 'Repairing what does not fit...',
      stopping: 'Cancelling...',
    },
    stopped: 'Cancelled. Nothing was changed.',
    stopped_late: 'The edit was done before it could be cancelled. Use Undo to remove it.',
    question_of_many: 'Change this much at once?',
    cannot: 'That was not possible',
    can: 'These would work here:',
    unchanged: 'Nothing was changed',
    unchanged_why: 'The page is already as you asked.',
    known: {
      commands: 'Commands that work on this page',
      commands_why: 'Write what should change in a few plain words, like these.',
      ideas: 'Ideas for this page',
      waiting: 'Loading examples',
      failed: 'The examples could not be loaded.',
      again: 'Try again',
    },
    done: ({ count, seconds }: { count: number; seconds: string }) =>
      `AI edit completed! ${count} changes applied in ${seconds}s.`,
    undone: ({ words }: { words: string }) => `Undone: "${words}"`,
    last: {
      title: 'Last Edit',
      prompt: 'You asked',
      analysis: 'Understood',
      summary: 'Done',
      as_written: 'Just as you wrote it',
      changes: 'Changes',
      count: ({ count, seconds }: { count: number; seconds: string }) => `${count} in ${seconds} s`,
      not_done: 'Not done',
      mended: 'Mended',
      left: 'Not right yet',
      compare: 'Show the page',
      before: 'Before',
      after: 'After',
      undo: 'Undo this edit',
      show: 'Show on the page',
    },
    measured: {
      overflow: (seen: Seen) => `${quoted(seen)} ${is(seen)} wider than the screen.`,
      broken_word: (seen: Seen) =>
        `${quoted(seen)} ${seen.past ? 'broke' : 'breaks'} inside the word.`,
      clipped: (seen: Seen) => `${quoted(seen)} ${is(seen)} cut off.`,
      overlap: (seen: Seen) => `${quoted(seen)} ${seen.past ? 'lay' : 'lies'} on another text.`,
      contrast: (seen: Seen) => `${quoted(seen)} ${is(seen)} hard to read.`,
      on_phone: ({ what }: { what: string }) => `On a phone, ${what}`,
      on_desk: ({ what }: { what: string }) => `On a wider screen, ${what}`,
      everywhere: ({ what }: { what: string }) => `On a phone and on a wider screen, ${what}`,
    },
    receipt: {
      title: 'What is different now',
      sections: ({ changed, total, same }: { changed: number; total: number; same: number }) =>
        `${changed} of ${total} ${total === 1 ? 'section' : 'sections'} changed, ${same} untouched`,
      look: 'Style rules of the whole page',
      about: 'Texts for search engines',
      changed: 'changed',
      moved: 'moved',
      added: 'added',
      removed: 'removed',
      header: 'Header',
      footer: 'Footer',
      section: 'Section without a heading',
      before: 'Before',
      after: 'Now',
    },
    failed: {
      invalid: ({ detail }: Detail) => `Invalid request: ${detail || 'Bad request format'}`,
      parsing: ({ detail }: Detail) =>
        `AI Response Parsing Error: ${detail || 'AI returned invalid format'}`,
      service: ({ detail }: Detail) =>
        `AI Service Error: ${detail || 'AI service temporarily unavailable'}`,
      server: ({ detail }: Detail) =>
        `Server Error: ${detail || 'Internal server error during processing'}`,
      other: ({ status, detail }: Detail & { status: number }) =>
        `Server Error (${status})${detail ? `: ${detail}` : ''}`,
      network: ({ detail }: Detail) => `Network Error: ${detail}`,
      unknown: 'Unknown Error',
    },
  },
  text: {
    title: 'Edit Text',
    section: 'Text',
    action: 'Edit Text',
    label: 'Text',
    save: 'Save Text',
    saving: 'Saving…',
    restored:
      'This is the text that you had not saved yet. Cancel to go back to the text of the page.',
    cancel: 'Cancel',
    hint: 'Ctrl+Enter to save, Esc to cancel',
    none: 'No editable text found in this element',
    saved: 'Text updated successfully!',
    fact: ({ facts }: { facts: string }) => `Changed wherever the page shows it: ${facts}`,
    failed: 'Failed to save text changes',
  },
  link: {
    link: 'Link',
    button: 'Button with URL',
    hint: 'Leave it empty to remove the link.',
    nowhere:
      'This is not a complete address. Write it in full, such as https://example.com, or pick a place below.',
    failed:
      'URL kaydedilemedi, ancak önizlemede görünecek. (The URL was not saved, but it will show in the preview.)',
  },
  look: {
    section: 'Look',
    color: 'Text colour',
    background: 'Background colour',
    no_background: 'None',
    size: 'Font size',
    size_value: ({ size }: { size: number }) => `${size} px`,
    weight: 'Font weight',
    weights: {
      w300: '300 Light',
      w400: '400 Normal',
      w600: '600 Semibold',
      w700: '700 Bold',
    },
    align: 'Text align',
    left: 'Left',
    center: 'Center',
    right: 'Right',
  },
  theme: {
    section: 'Theme',
    hint: 'These colours change the whole page.',
    tokens: {
      brand: 'Brand colour',
      accent: 'Second colour',
      paper: 'Background',
      text: 'Text',
      ink: 'Dark areas',
    },
  },
  words: elementNames,
  ...editorPanels,
}

/** What a browser has found; `past` if it is mended. */
interface Seen {
  text: string
  past: boolean
}

/** A picture has no words. */
function quoted({ text }: Seen): string {
  return text ? `“${text}”` : 'a picture'
}

function is({ past }: Seen): string {
  return past ? 'was' : 'is'
}
