import type { CSSProperties } from 'react'
import type { FreeNights as Nights } from '#domain/bookings/timeline.ts'
import * as counts from '#words/en/counts.ts'
import { formatDay } from '#words/en/days.ts'
import { formatNumber, roundEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/office-timeline.ts'
import { isLong } from './track-days.ts'

type Props = { nights: Nights; half?: boolean; out?: boolean; style: CSSProperties }

/** Free nights of which guests get the same, with what that is: styles write it, so that thousands of nights need few elements. */
export function FreeNights({ nights: { start, nights, from, price, least, unoffered }, half = false, out = false, style }: Props) {
  return (
    <button
      type="button"
      tabIndex={-1}
      data-cell={start}
      data-from={from}
      data-nights={nights}
      data-half={half || undefined}
      data-out={out || undefined}
      data-unoffered={unoffered || undefined}
      data-long={isLong(nights) || undefined}
      className="timeline-free"
      style={style}
      data-price={price === null ? '×' : formatNumber(Math.round(price / 100))}
      data-least={price === null ? undefined : words.leastShort(least)}
      aria-label={words.freeNights(counts.nights(nights), formatDay(from), describe(price, least, unoffered))}
    />
  )
}

function describe(price: number | null, least: number, unoffered: boolean): string {
  if (price === null) return words.notSold
  const offered = `${words.aNight(roundEuros(price))}, ${words.atLeast(counts.nights(least))}`
  return unoffered ? `${offered}, ${words.nobodyCanBook}` : offered
}
