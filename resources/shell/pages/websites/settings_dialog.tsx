import type { ReactNode } from 'react'
import { DomainPanel, PublishingPanel } from '../../../deploy/main.ts'
import type { Website } from '../../../lib/api/main.ts'
import { t } from '../../../lib/text/text.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { ContactForm } from '../../../websites/main.ts'
import { DangerousActions } from './dangerous_actions.tsx'
import * as styles from './settings_dialog.css.ts'

interface SettingsDialogProps {
  website: Website
  onClose: () => void
  onDeleted: () => void
}

/** The settings of a website; each part comes from its own module. */
export function SettingsDialog({ website, onClose, onDeleted }: SettingsDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('websites.settings.title')}
      description={website.title}
    >
      <Section
        title={t('websites.settings.contact_title')}
        lead={t('websites.settings.contact_lead')}
      >
        <ContactForm website={website} />
      </Section>
      <Section title={t('deploy.domain.title')} lead={t('deploy.domain.lead')}>
        <DomainPanel websiteId={website.id} />
      </Section>
      <Section title={t('deploy.title')} lead={t('deploy.lead')}>
        <PublishingPanel websiteId={website.id} />
      </Section>
      <div className={styles.section}>
        <DangerousActions website={website} onDeleted={onDeleted} />
      </div>
    </Dialog>
  )
}

function Section(props: { title: string; lead: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>{props.title}</h3>
      <p className={styles.lead}>{props.lead}</p>
      {props.children}
    </section>
  )
}
