import type { OfferedStay as Stay } from '#contract/offers.ts'
import { nightCount } from '#domain/stay.ts'
import * as counts from '#words/en/counts.ts'
import { formatDay } from '#words/en/days.ts'
import { formatEurosBriefly } from '#words/en/numbers.ts'
import * as words from '#words/en/offer.ts'
import { LinkButton } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'

/** One of several stays of an offer, with the way to look at it. */
export function OfferedStay({ stay }: { stay: Stay }) {
  const { bookingNumber, villa, picture, checkIn, checkOut, guests, total, available } = stay
  const title = `stay-${bookingNumber}`
  return (
    <li className="panel flex min-w-0 flex-col">
      {picture && (
        <Picture
          picture={picture}
          sizes="(min-width: 64rem) 24rem, 92vw"
          alt=""
          className="mb-4 aspect-[3/2] w-full rounded-soft object-cover"
        />
      )}
      <h2 id={title} className="text-xl">
        {villa}
      </h2>
      <p className="mt-1">
        {formatDay(checkIn)} – {formatDay(checkOut)}
      </p>
      <p className="text-ink-soft text-sm">
        {counts.nights(nightCount({ checkIn, checkOut }))}, {words.guests(guests)}
      </p>
      <p className="mt-3 mb-4 font-display text-2xl">{formatEurosBriefly(total)}</p>
      <div className="mt-auto">
        {available ? (
          <LinkButton to={`?${new URLSearchParams({ stay: bookingNumber })}`} look="act" wide aria-describedby={title}>
            {words.chooseThis}
          </LinkButton>
        ) : (
          <p className="text-ink-soft">{words.takenByOthers}</p>
        )}
      </div>
    </li>
  )
}
