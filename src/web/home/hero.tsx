import { href } from 'react-router'
import type { Picture } from '#contract/pictures.ts'
import type { Settings } from '#contract/settings.ts'
import * as words from '#words/en/home.ts'
import { getLang } from '../layout/use-site.ts'
import { RememberingSearch } from '../search/remembering-search.tsx'
import type { SearchDays } from '../search/stay-search.tsx'
import { LinkButton } from '../ui/button.tsx'
import { PhotoHero } from '../ui/photo-hero.tsx'

type Props = { general: Settings['general']; english: string[] | undefined; picture: Picture | undefined; days: SearchDays }

export function Hero({ general, english, picture, days }: Props) {
  const lang = (field: keyof Settings['general']) => getLang({ english }, `general.${field}`)
  return (
    <PhotoHero picture={picture} tall>
      <h1 lang={lang('heroTitle')} className="max-w-[16ch] text-hero">
        {general.heroTitle}
      </h1>
      <p lang={lang('heroSubtitle')} className="mt-4 max-w-[46ch] text-lg">
        {general.heroSubtitle}
      </p>
      <div className="mt-6 sm:mt-8">
        <RememberingSearch days={days} />
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <p lang={lang('heroText')} className="mr-auto text-base">
          {general.heroText}
        </p>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:[&>*]:flex-1">
          <LinkButton to={href('/booking')} look="clear" small>
            {words.bookNow}
          </LinkButton>
          <LinkButton to={href('/gallery')} look="clear" small>
            {words.viewGallery}
          </LinkButton>
        </div>
      </div>
    </PhotoHero>
  )
}
