import { Form } from 'react-router'
import { priceWays } from '#domain/bookings/owner-change.ts'
import * as words from '#words/en/office-stay.ts'
import { PlainDates } from '../../bookings/plain-dates.tsx'
import { Button } from '../../ui/button.tsx'
import { DecimalField } from '../../ui/decimal-field.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { VillaOptions } from '../../ui/villa-options.tsx'
import { type Chosen, type Open, OpenStageFields } from './open-stage-fields.tsx'
import { PriceLineFields } from './price-line-fields.tsx'

type Props = { villas: { id: number; name: string }[]; chosen: Chosen; open: readonly Open[]; shown: boolean }

/** Stay and price that are wanted. The form only asks: the answer is shown below it. */
export function StayChangeForm({ villas, chosen, open, shown }: Props) {
  return (
    <Form className="part space-y-5" aria-labelledby="wanted" preventScrollReset>
      {chosen.list !== undefined && <input type="hidden" name="list" value={chosen.list} />}
      <h2 id="wanted" className="text-xl">
        {words.theChange}
      </h2>
      <Select label={words.villa} name="villaId" defaultValue={chosen.villaId}>
        <VillaOptions villas={villas} />
      </Select>
      <PlainDates selection={{ checkIn: chosen.checkIn ?? '', checkOut: chosen.checkOut ?? '' }} />
      <Field label={words.guests} name="guests" type="number" inputMode="numeric" min={1} max={20} defaultValue={chosen.guests} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select label={words.price} name="price" defaultValue={chosen.price}>
          {priceWays.map((way) => (
            <option key={way} value={way}>
              {words.priceWays[way]}
            </option>
          ))}
        </Select>
        <DecimalField label={words.amount} name="amount" required={false} defaultValue={chosen.amount} hint={words.amountHint} />
      </div>
      <PriceLineFields chosen={chosen} />
      <OpenStageFields chosen={chosen} open={open} hint={words.stagesHint} />
      <Button look={shown ? 'plain' : 'act'}>{words.show}</Button>
    </Form>
  )
}
