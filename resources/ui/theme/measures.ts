const fallbackSans = 'system-ui, sans-serif'

/** Tokens that are the same in light and dark. */
export const measures = {
  space: {
    hair: '2px',
    tiny: '4px',
    small: '8px',
    snug: '12px',
    medium: '16px',
    large: '24px',
    huge: '32px',
    section: '48px',
    chapter: 'clamp(56px, 9vw, 128px)',
  },
  radius: { small: '4px', medium: '8px', large: '12px', round: '999px' },
  font: {
    heading: `'Bricolage Grotesque', 'Bricolage Fallback', ${fallbackSans}`,
    body: `'Hanken Grotesk', 'Hanken Fallback', ${fallbackSans}`,
    mono: `'JetBrains Mono', ui-monospace, monospace`,
  },
  text: {
    small: '0.8125rem',
    body: '0.9375rem',
    reading: '1.0625rem',
    lead: '1.1875rem',
    title: '1.375rem',
    heading: 'clamp(1.625rem, 1.35rem + 1.3vw, 2.25rem)',
    display: 'clamp(2.25rem, 1.3rem + 4.4vw, 4.25rem)',
  },
  leading: { tight: '1.06', snug: '1.25', normal: '1.55' },
  touch: { normal: '2.75rem', small: '2.25rem' },
  motion: {
    quick: '120ms',
    draw: '200ms',
    settle: '320ms',
    ease: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
  },
  z: { bar: '10', sidebar: '20', overlay: '30', dialog: '40', menu: '50', toast: '60' },
}
