/** The editor's panels for the page as a whole. */
export const editorPanels = {
  rail: {
    label: 'Panels',
    sections: 'Sections',
    theme: 'Theme',
    facts: 'Facts',
    site: 'Details',
    history: 'History',
    shortcuts: 'Keyboard shortcuts',
    opening: 'Opening the panel',
  },
  sections: {
    lead: 'Point at a section on the page to see its buttons, or use this list.',
    waiting: 'Reading the sections',
    failed: 'The sections could not be loaded.',
    again: 'Try again',
    empty: 'This page has no sections that can be moved.',
    fixed: 'Stays in its place',
    add: 'Add a section',
    acts: {
      up: 'Move up',
      down: 'Move down',
      layout: 'Another layout',
      duplicate: 'Duplicate',
      remove: 'Remove',
      add: 'Add a section below',
    },
    act_on: ({ act, name }: { act: string; name: string }) => `${act}: ${name}`,
    more: ({ name }: { name: string }) => `More for ${name}`,
    layout_of: ({ number, count }: { number: number; count: number }) =>
      `Layout ${number} of ${count}`,
    pick: {
      title: 'Which section?',
      usual: 'Usual for your business',
      others: 'Others',
      where: ({ name }: { name: string }) => `It comes below “${name}”.`,
      anywhere: 'It comes where visitors look for it. You can move it afterwards.',
      cancel: 'Cancel',
      hint: 'It is filled with what your page says; what is missing is marked for you to fill in.',
    },
    failed_change: ({ reason }: { reason: string }) => `This was not done: ${reason}`,
  },
}
