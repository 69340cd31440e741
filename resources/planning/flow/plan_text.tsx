import { useMemo, type ReactNode } from 'react'
import Markdown, { type Components } from 'react-markdown'
import { headingShift } from './heading_shift.ts'
import { prose } from './plan_text.css.ts'

const WEB = /^https?:\/\//i

/**
 * A plan's markdown. HTML in it is shown as text, pictures are left out, and only links to web addresses
 * are links. Its headings are below the heading of the screen.
 */
export default function PlanText({ markdown }: { markdown: string }) {
  const components = useMemo(() => componentsFor(headingShift(markdown)), [markdown])
  return (
    <div className={prose}>
      <Markdown components={components} disallowedElements={['img']}>
        {markdown}
      </Markdown>
    </div>
  )
}

function componentsFor(shift: number): Components {
  return {
    h1: heading(1 + shift),
    h2: heading(2 + shift),
    h3: heading(3 + shift),
    h4: heading(4 + shift),
    h5: heading(5 + shift),
    h6: heading(6 + shift),
    a: PlanLink,
  }
}

function heading(level: number) {
  const Tag = `h${Math.min(6, Math.max(2, level))}` as 'h2'
  return ({ children }: { children?: ReactNode }) => <Tag>{children}</Tag>
}

function PlanLink({ href, children }: { href?: string; children?: ReactNode }) {
  if (!href || !WEB.test(href)) return <>{children}</>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  )
}
