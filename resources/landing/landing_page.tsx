import { useTitle } from '../lib/browser/use_title.ts'
import { t } from '../lib/text/text.ts'
import { MainContent, SkipLink } from '../ui/main_content/main_content.tsx'
import { Demo } from './demo/demo.tsx'
import { useDemo } from './demo/use_demo.ts'
import { Faq } from './faq/faq.tsx'
import { Features } from './features/features.tsx'
import { Foot } from './frame/foot.tsx'
import { Head } from './frame/head.tsx'
import { LastCall } from './frame/last_call.tsx'
import { Gallery } from './gallery/gallery.tsx'
import { Hero } from './hero/hero.tsx'
import { Stories } from './stories/stories.tsx'

export function LandingPage() {
  useTitle(t('landing.tab'))
  const demo = useDemo()
  return (
    <>
      <SkipLink />
      <Head />
      <MainContent>
        <Hero onWatch={demo.watch} />
        <Demo {...demo} />
        <Features />
        <Gallery />
        <Stories />
        <Faq />
        <LastCall />
      </MainContent>
      <Foot />
    </>
  )
}
