import { elementNames } from 'site-designer/element_names'

/** The editor of one website. */
export const editor = {
  title: ({ title }: { title: string }) => `Edit: ${title}`,
  tab: 'Edit',
  loading: 'Opening the editor',
  load_failed: 'Failed to load website',
  elements: ({ count }: { count: number }) => (count === 1 ? '1 element' : `${count} elements`),
  bar: { manual: 'Manual Editor', cancel: 'Cancel' },
  change_refused: ({ message }: { message: string }) => `This change was not made: ${message}`,
  caught_up:
    'This website was changed elsewhere. You now see the newest version, with your changes.',
  caught_up_without: ({ count }: { count: number }) =>
    'This website was changed elsewhere. You now see the newest version. ' +
    (count === 1
      ? 'One of your changes found no place there.'
      : `${count} of your changes found no place there.`),
  saving: {
    saving: 'Saving…',
    saved: 'Saved',
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
    undo: 'Undo',
    redo: 'Redo',
    nothing_to_undo: 'No changes to undo',
    nothing_to_redo: 'No changes to redo',
    undo_failed: ({ message }: { message: string }) => `Failed to undo changes: ${message}`,
    redo_failed: ({ message }: { message: string }) => `Failed to redo changes: ${message}`,
  },
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
  text: {
    title: 'Edit Text',
    section: 'Text',
    action: 'Edit Text',
    label: 'Text',
    save: 'Save Text',
    cancel: 'Cancel',
    hint: 'Ctrl+Enter to save, Esc to cancel',
    none: 'No editable text found in this element',
    saved: 'Text updated successfully!',
    failed: 'Failed to save text changes',
  },
  link: {
    link: 'Link',
    button: 'Button with URL',
    hint: 'Leave it empty to remove the link.',
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
}
