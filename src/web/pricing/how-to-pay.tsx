import { href } from 'react-router'
import { STAGE_PERCENTS } from '#domain/pricing/instalments.ts'
import * as words from '#words/en/pricing.ts'
import { ConversionStatement } from '../currency/conversion-statement.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'

const dueDates = [words.todayToConfirmYourBooking, words.n60DaysBeforeArrival, words.n20DaysBeforeArrival] as const

/** Payment plans, cards and currency. */
export function HowToPay({ vatStatement }: { vatStatement: string | undefined }) {
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-2">
      <div>
        <p className="measure text-lg">{words.chooseYourDatesCheck}</p>
        <ol className="mt-6 border-sand-line border-b">
          {STAGE_PERCENTS.map((percent, index) => (
            <li key={dueDates[index]} className="grid grid-cols-[5rem_minmax(0,1fr)] items-baseline border-sand-line border-t py-3.5">
              <span className="font-display text-xl tabular">{percent}%</span>
              <span>{dueDates[index]}</span>
            </li>
          ))}
        </ol>
        <p className="mt-3 text-ink-soft text-sm">{words.bookingLateTheStagesMove}</p>
      </div>
      <div className="measure space-y-4">
        <p>{words.weAcceptVisaMastercard}</p>
        {vatStatement && <p>{vatStatement}</p>}
        <ConversionStatement />
        <p className="flex flex-wrap items-center gap-x-8 gap-y-3 pt-2">
          <LinkButton to={href('/booking')}>{words.bookYourStay}</LinkButton>
          <Link to={href('/terms')} className="link link-alone wrap-anywhere">
            {words.termsConditions}
          </Link>
        </p>
      </div>
    </div>
  )
}
