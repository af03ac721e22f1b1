import { href } from 'react-router'
import type { Picture as Shown } from '#contract/pictures.ts'
import * as words from '#words/en/home.ts'
import { LinkButton } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'

export function ClosingCall({ picture }: { picture: Shown | undefined }) {
  return (
    <section className="on-night relative isolate bg-night text-white">
      {picture && <Picture picture={picture} sizes="100vw" alt="" className="absolute inset-0 -z-20 size-full object-cover" />}
      <div className="absolute inset-0 -z-10 bg-[#0b1b28a6]" />
      <div className="wrap py-section">
        <h2 className="max-w-[18ch] text-3xl">{words.yourWeekByTheSea}</h2>
        <p className="mt-4 max-w-[48ch] text-lg">{words.seeEveryNightsPrice}</p>
        <p data-action className="mt-8">
          <LinkButton to={href('/booking')} look="act">
            {words.chooseYourDates}
          </LinkButton>
        </p>
      </div>
    </section>
  )
}
