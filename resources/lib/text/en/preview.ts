/** The preview of one website. */
export const preview = {
  tab: 'Preview',
  loading: 'Loading the preview',
  frame: ({ title }: { title: string }) => `Preview of ${title}`,
  failed: 'Failed to load website preview. Please try again.',
  back_to_websites: 'Back to Websites',
  no_page: 'No Preview',
  edit: 'Edit',
  new_tab: 'Open in New Tab',
  view_code: 'View Code',
  back: 'Back',
  device_width: ({ pixels }: { pixels: number }) => `${pixels} px`,
  code: {
    title: 'Generated HTML Code',
    lead:
      'The whole page in one file, with its fonts inside: it works wherever you put it. ' +
      'The ZIP has the page with its fonts, pictures and PDFs as files beside it.',
    label: 'HTML code',
    copy: 'Copy Code',
    copied: 'Copied!',
    copy_failed: 'The code could not be copied. Select it and copy it by hand.',
    download: 'Download HTML',
    archive: 'Download ZIP',
    archive_busy: 'Packing…',
    archive_failed: 'The ZIP could not be prepared. Please try again.',
    loading: 'Preparing the code',
    failed: 'The code could not be prepared. Close this and try again.',
  },
  celebration: 'Congratulations! You made a website!',
}
