import { made, marked } from './features.css.ts'

/** Four drawings: thin lines are planned, solid ones made, yellow marks the current change. */
export const figures = {
  ai: (
    <>
      <path d="M2 8h30M2 16h24M2 24h28" />
      <rect x="40" y="2" width="34" height="56" rx="3" />
      <rect x="45" y="8" width="24" height="14" />
      <path d="M45 28h24M45 34h18M45 40h21" />
      <path d="M12 34v12h22m-5-5 5 5-5 5" />
    </>
  ),
  custom: (
    <>
      <rect x="2" y="6" width="72" height="48" rx="3" />
      <rect x="10" y="14" width="32" height="8" className={made} />
      <path d="M10 30h26M10 36h20" />
      <rect x="46" y="26" width="20" height="20" className={marked} />
      <path d="M42 22h28v28H42zM39 22h3v-3M70 19v3h3M73 50h-3v3M42 53v-3h-3" />
    </>
  ),
  publish: (
    <>
      <rect x="2" y="6" width="72" height="48" rx="3" className={made} />
      <rect x="8" y="12" width="60" height="7" rx="2" className={marked} />
      <path d="M38 46V28m-8 8 8-8 8 8" stroke="var(--sw-color-actionText)" strokeWidth="2.5" />
    </>
  ),
  mobile: (
    <>
      <rect x="2" y="6" width="50" height="40" rx="3" />
      <path d="M8 14h38M8 22h18M8 28h18M32 22h14v14H32zM18 54h18M27 46v8" />
      <rect x="54" y="16" width="20" height="38" rx="3" className={made} />
      <rect x="58" y="21" width="12" height="10" className={marked} />
    </>
  ),
}
