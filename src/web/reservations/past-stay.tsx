import { href } from 'react-router'
import type { PastStay as Past } from '#contract/guest-stays.ts'
import * as counts from '#words/en/counts.ts'
import { briefRange, formatDay } from '#words/en/days.ts'
import { formatEurosBriefly } from '#words/en/numbers.ts'
import * as words from '#words/en/reservations.ts'
import { starsOf } from '#words/en/reviews.ts'
import * as stayWords from '#words/en/stay.ts'
import { describeRefunds } from '../stay/describe-refunds.ts'
import { Badge } from '../ui/badge.tsx'
import { Link } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'

/** A stay that is over or was cancelled, with what became of the money. */
export function PastStay({ stay }: { stay: Past }) {
  const { bookingNumber, villa, checkIn, checkOut, guests, cancelled, paid, refunds, stars, picture } = stay
  const back = describeRefunds(refunds)
  const days = briefRange(checkIn, checkOut, true)
  const of = `${villa}, ${days}`
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-x-5 gap-y-3 border-sand-line border-b py-6 lg:grid-cols-[6rem_minmax(0,1fr)_auto]">
      {picture ? (
        <div>
          <Picture picture={picture} sizes="6rem" alt="" className="aspect-[4/3] w-full rounded-photo object-cover" />
        </div>
      ) : (
        <span className="aspect-[4/3] rounded-photo bg-sand" />
      )}
      <div className="min-w-0">
        <h3 className="text-xl">
          {villa}
          <span className="sr-only">, {days}</span>
        </h3>
        <p className="text-ink-soft">{words.pastStay(formatDay(checkIn), formatDay(checkOut), counts.guests(guests), bookingNumber)}</p>
        {back.map((sentence) => (
          <p key={sentence} className="font-semibold">
            {sentence}
          </p>
        ))}
        <p className="text-ink-soft tabular">
          {[
            paid > 0 ? stayWords.paidOnce(formatEurosBriefly(paid)) : stayWords.nothingPaid,
            ...(paid > 0 && cancelled && refunds.length === 0 ? [words.nothingRefunded] : []),
            ...(stars === null ? [] : [words.yourReview(starsOf(stars))]),
          ].join(' ')}
        </p>
      </div>
      <p className="col-span-2 flex flex-wrap items-center gap-x-5 lg:col-span-1 lg:justify-end">
        <Badge tone={cancelled ? 'over' : 'done'}>{cancelled ? words.cancelled : words.stayed}</Badge>
        <PastLink to={href('/reservations/:bookingNumber', { bookingNumber })} of={of}>
          {cancelled ? words.refundAndDocuments : words.documents}
        </PastLink>
        {stay.reviewOpen && (
          <PastLink to={`${href('/reservations/:bookingNumber', { bookingNumber })}#review`} of={of}>
            {stars === null ? words.writeReview : words.changeReview}
          </PastLink>
        )}
        {stay.onSale && (
          <PastLink to={`${href('/booking')}?${new URLSearchParams({ villa: stay.villaSlug })}`} of={of}>
            {stayWords.bookAgain}
          </PastLink>
        )}
      </p>
    </li>
  )
}

/** `of`: tells it from that of other stays. */
const PastLink = ({ to, of, children }: { to: string; of: string; children: string }) => (
  <Link to={to} className="link link-alone">
    {children}
    <span className="sr-only"> {of}</span>
  </Link>
)
