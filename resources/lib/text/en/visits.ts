/** How often a published website is visited. */
export const visits = {
  title: 'Visits',
  back: 'My Websites',
  website_failed: 'This website could not be loaded. Please try again.',
  loading: 'Loading the visits',
  failed: 'The visits could not be loaded. Please try again.',
  range: 'Time',
  range_of: ({ days }: { days: number }) => (days === 365 ? 'Year' : `${days} days`),
  views: 'Views',
  visitors: 'Visitors',
  day: 'Day',
  week: 'Week',
  change: {
    more: ({ percent, days }: { percent: string; days: number }) =>
      `${percent} more than in the ${days} days before`,
    fewer: ({ percent, days }: { percent: string; days: number }) =>
      `${percent} fewer than in the ${days} days before`,
    same: ({ days }: { days: number }) => `As many as in the ${days} days before`,
    none: ({ days }: { days: number }) => `None in the ${days} days before`,
  },
  by_day: 'Day by day',
  by_week: 'Week by week',
  chart: 'Views and visitors. Use the arrow keys to go through the bars.',
  span: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  numbers: ({ views, visitors }: { views: number; visitors: number }) =>
    `${count(views, 'view')}, ${count(visitors, 'visitor')}`,
  table: 'The numbers as a table',
  referrers: {
    title: 'Where visitors come from',
    others: 'Other websites',
    none: 'Nobody has followed a link from another website in this time.',
  },
  devices: {
    title: 'Devices',
    phone: 'Phone',
    tablet: 'Tablet',
    computer: 'Computer',
    none: 'Nobody has visited in this time.',
  },
  unpublished: {
    title: 'Not published yet',
    lead: 'Visits are counted from the moment your website is online.',
    action: 'Go to publishing',
  },
  none_yet: {
    title: 'No visits yet',
    lead: 'Share the address of your website. The first visit shows here a few seconds later.',
    copy: 'Copy the address',
    copied: 'Copied',
  },
  how: {
    title: 'How visits are counted',
    text: 'Without cookies, and nothing is stored in the visitor’s browser. Robots are left out as far as they can be recognised. A visitor is counted once a day; somebody who returns on another day is counted again. Days are in UTC, and the numbers are kept for 13 months.',
  },
}

function count(value: number, one: string): string {
  return `${value.toLocaleString('en-US')} ${value === 1 ? one : `${one}s`}`
}
