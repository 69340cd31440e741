import { WEBSITES_PER_PAGE } from '#contract/limits'
import { t } from '../../lib/text/text.ts'
import type { Website } from '../../lib/api/main.ts'
import { Card } from '../../ui/card/card.tsx'
import { Grid, Stack } from '../../ui/layout/layout.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { Waiting } from '../../ui/states/states.tsx'
import { WebsiteCard } from './website_card.tsx'

interface WebsiteCardsProps {
  websites: readonly Website[]
  publicationOf: (website: Website) => 'draft' | 'live' | 'changed' | undefined
  onSettings: (website: Website) => void
  onDuplicate: (website: Website) => void
  onDelete: (website: Website) => void
}

export function WebsiteCards(props: WebsiteCardsProps) {
  const { websites, publicationOf, onSettings, onDuplicate, onDelete } = props
  return (
    <Grid>
      {websites.map((website) => (
        <WebsiteCard
          key={website.id}
          website={website}
          publication={publicationOf(website)}
          onSettings={() => onSettings(website)}
          onDuplicate={() => onDuplicate(website)}
          onDelete={() => onDelete(website)}
        />
      ))}
    </Grid>
  )
}

/** Placeholders in the shape of cards. */
export function WaitingCards() {
  return (
    <Waiting label={t('websites.list.loading')}>
      <Grid>
        {Array.from({ length: WEBSITES_PER_PAGE }, (_, index) => (
          <Card key={index} tone="planned" padding="medium">
            <Skeleton ratio="16 / 10" />
            <Stack gap="small">
              <Skeleton width="60%" height="1.4em" />
              <Skeleton height="3.6em" />
              <Skeleton width="45%" />
              <Skeleton height="2.25rem" />
            </Stack>
          </Card>
        ))}
      </Grid>
    </Waiting>
  )
}
