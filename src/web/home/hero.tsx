import { href } from 'react-router'
import type { Settings } from '#contract/settings.ts'
import * as words from '#words/en/home.ts'
import { getLang } from '../layout/use-site.ts'
import type { MonthLink } from '../search/month-links.server.ts'
import { MonthLinks } from '../search/month-links.tsx'
import { RememberingSearch } from '../search/remembering-search.tsx'
import type { SearchDays } from '../search/stay-search.tsx'
import { Link } from '../ui/link.tsx'
import { type Photo, PhotoHero } from '../ui/photo-hero.tsx'

type Props = {
  general: Settings['general']
  english: string[] | undefined
  photo: Photo | undefined
  days: SearchDays
  links: readonly MonthLink[]
}

const quiet = 'flex min-h-11 items-center underline decoration-1 underline-offset-4 hover:decoration-2'

export function Hero({ general, english, photo, days, links }: Props) {
  const lang = (field: keyof Settings['general']) => getLang({ english }, `general.${field}`)
  return (
    <PhotoHero photo={photo}>
      <h1 lang={lang('heroTitle')} className="max-w-[16ch] text-hero">
        {general.heroTitle}
      </h1>
      <p lang={lang('heroSubtitle')} className="mt-4 max-w-[46ch] text-lg">
        {general.heroSubtitle}
      </p>
      <div className="mt-6 sm:mt-8">
        <RememberingSearch days={days} />
      </div>
      <div className="mt-2 flex flex-wrap justify-between gap-x-6 text-sm">
        <MonthLinks links={links} />
        <p className="flex flex-wrap gap-x-6">
          <Link to={href('/booking')} prefetch="intent" className={quiet}>
            {words.bookNow}
          </Link>
          <Link to={href('/gallery')} prefetch="intent" className={quiet}>
            {words.viewGallery}
          </Link>
        </p>
      </div>
      {general.heroText && (
        <p lang={lang('heroText')} className="mt-2 text-sm">
          {general.heroText}
        </p>
      )}
    </PhotoHero>
  )
}
