import { href } from 'react-router'
import * as words from '#words/en/frame.ts'
import { LinkButton } from '../ui/button.tsx'

/** Link to the booking calendar, at the end of content pages. */
export function ClosingLine({ children }: { children: string }) {
  return (
    <section aria-label={words.bookYourStay} className="border-sand-line border-t bg-sand">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-6 py-12 sm:py-16">
        <p className="max-w-[40ch] font-display text-balance text-xl">{children}</p>
        <LinkButton to={href('/booking')} look="act">
          {words.seeFreeDatesAndPrices}
        </LinkButton>
      </div>
    </section>
  )
}
