import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import type { ExampleId } from '#contract/example_sites'
import { t } from '../../lib/text/text.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { VisuallyHidden } from '../../ui/visually_hidden/visually_hidden.tsx'
import * as styles from './gallery.css.ts'
import { PICTURE, pictures } from './pictures.ts'

interface ExampleProps {
  id: ExampleId
  /** Undefined until it is known. */
  address: string | undefined
}

export function Example({ id, address }: ExampleProps) {
  const title = t(`landing.gallery.sites.${id}.title`)
  return (
    <li className={styles.card}>
      <Picture id={id} title={title} />
      <div className={styles.words}>
        <p className={styles.category}>{t(`landing.gallery.sites.${id}.category`)}</p>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.action}>
          {address && (
            <a className={styles.link} href={address} target="_blank" rel="noopener">
              {t('landing.gallery.view')}
              <VisuallyHidden> {title}</VisuallyHidden>
              <Icon of={ExternalLink} size={16} />
            </a>
          )}
        </p>
      </div>
    </li>
  )
}

/** A picture that cannot be shown is replaced by a drawing with the first letter of the title. */
function Picture({ id, title }: { id: ExampleId; title: string }) {
  const [hasFailed, setHasFailed] = useState(false)
  if (hasFailed) {
    return (
      <div className={styles.placeholder} aria-hidden>
        {title[0]}
      </div>
    )
  }
  return (
    <img
      className={styles.picture}
      src={pictures[id]}
      {...PICTURE}
      alt=""
      loading="lazy"
      onError={() => setHasFailed(true)}
    />
  )
}
