import { Form } from 'react-router'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { ComputedLine } from '#domain/pricing/adjusted-quote.ts'
import * as words from '#words/office-hand-booking.en.ts'
import { PlainDates } from '../../bookings/plain-dates.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { VillaOptions } from '../../ui/villa-options.tsx'
import { ComputedLineFields } from './computed-line-fields.tsx'
import { type Chosen, OpenStageFields } from './open-stage-fields.tsx'
import { PriceLineFields } from './price-line-fields.tsx'
import type { PricedStay } from './read-new-booking.server.ts'

type Props = {
  villas: { id: number; name: string }[]
  chosen: Chosen
  others: PricedStay[]
  today: CalendarDay
  /** Items of the price that can be changed; none before there is a price. */
  computed: ComputedLine[]
  shown: boolean
}

/** The stay of a booking or an offer by hand. The form only asks: its price is shown below. */
export function HandStayForm({ villas, chosen, others, today, computed, shown }: Props) {
  return (
    <Form noValidate preventScrollReset className="panel space-y-5" aria-labelledby="the-stay">
      <h2 id="the-stay" className="text-xl">
        {words.theStay}
      </h2>
      {others.map(({ sent }) => (
        <input key={JSON.stringify(sent)} type="hidden" name="other" value={JSON.stringify(sent)} />
      ))}
      <Select label={words.villa} name="villaId" defaultValue={chosen.villaId}>
        <VillaOptions villas={villas} />
      </Select>
      <PlainDates selection={{ checkIn: chosen.checkIn ?? '', checkOut: chosen.checkOut ?? '' }} min={today} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.guests} name="guests" type="number" inputMode="numeric" min={1} max={20} defaultValue={chosen.guests} />
        <Select label={words.plan} name="plan" defaultValue={chosen.plan}>
          {(['full', 'partial'] as const).map((plan) => (
            <option key={plan} value={plan}>
              {words.plans[plan]}
            </option>
          ))}
        </Select>
        <Select label={words.price} name="price" defaultValue={chosen.price}>
          {(['rates', 'own'] as const).map((way) => (
            <option key={way} value={way}>
              {words.priceWays[way]}
            </option>
          ))}
        </Select>
        <Field
          label={words.ownTotal}
          name="ownTotal"
          type="number"
          inputMode="decimal"
          min={0.01}
          step={0.01}
          required={false}
          defaultValue={chosen.ownTotal}
          hint={words.ownTotalHint}
        />
      </div>
      {computed.length > 0 && <ComputedLineFields lines={computed} chosen={chosen} />}
      <PriceLineFields chosen={chosen} />
      <OpenStageFields chosen={chosen} hint={words.stagesHint} />
      <Button look={shown ? 'plain' : 'act'}>{words.showPrice}</Button>
    </Form>
  )
}
