import { useQuery } from '@tanstack/react-query'
import { exampleIds } from '#contract/example_sites'
import { account, keys } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { Section } from '../frame/section.tsx'
import { Example } from './example.tsx'
import * as styles from './gallery.css.ts'

/** Websites that our designer made. The links appear as soon as their addresses are known. */
export function Gallery() {
  const { data } = useQuery({
    queryKey: keys.configuration,
    queryFn: account.configuration,
    staleTime: Infinity,
  })
  return (
    <Section id="gallery" title={t('landing.gallery.title')} text={t('landing.gallery.text')}>
      <ul className={styles.list}>
        {exampleIds.map((id) => (
          <Example key={id} id={id} address={data?.examples[id]} />
        ))}
      </ul>
    </Section>
  )
}
