import { useEffect, useRef, useState } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { ComputedLine } from '#domain/pricing/adjusted-quote.ts'
import * as words from '#words/en/office-new-booking.ts'
import { PlainDates } from '../../bookings/plain-dates.tsx'
import { Panel } from '../../stay/panel.tsx'
import { Button } from '../../ui/button.tsx'
import { DecimalField } from '../../ui/decimal-field.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { VillaOptions } from '../../ui/villa-options.tsx'
import { ComputedLineFields } from './computed-line-fields.tsx'
import { type Chosen, OpenStageFields } from './open-stage-fields.tsx'
import { PriceLineFields } from './price-line-fields.tsx'

type Props = {
  villas: { id: number; name: string }[]
  chosen: Chosen
  today: CalendarDay
  /** Items of the price that can be changed; none before there is a price. */
  computed: ComputedLine[]
  shown: boolean
  /** Called when a field of the stay has changed. */
  follow: () => void
}

/** The stay of a booking or an offer by hand. */
export function HandStayPanel({ villas, chosen, today, computed, shown, follow }: Props) {
  const fields = useChanges(follow)
  const hydrated = useHydrated()
  const [own, setOwn] = useState(chosen.price === 'own')
  return (
    <Panel title={words.theStay} id="the-stay">
      <div ref={fields} className="space-y-5">
        <Select label={words.villa} name="villaId" defaultValue={chosen.villaId}>
          <VillaOptions villas={villas} />
        </Select>
        <PlainDates selection={{ checkIn: chosen.checkIn ?? '', checkOut: chosen.checkOut ?? '' }} min={today} />
        <div className="grid grid-cols-2 gap-4">
          <Field label={words.guests} name="guests" type="number" inputMode="numeric" min={1} max={20} defaultValue={chosen.guests} />
          <Select label={words.plan} name="plan" defaultValue={chosen.plan}>
            {(['full', 'partial'] as const).map((plan) => (
              <option key={plan} value={plan}>
                {words.plans[plan]}
              </option>
            ))}
          </Select>
          <div className={hydrated && !own ? 'col-span-2' : undefined}>
            <Select
              label={words.price}
              name="price"
              defaultValue={chosen.price}
              onChange={({ currentTarget }) => setOwn(currentTarget.value === 'own')}
            >
              {(['rates', 'own'] as const).map((way) => (
                <option key={way} value={way}>
                  {words.priceWays[way]}
                </option>
              ))}
            </Select>
          </div>
          <div hidden={hydrated && !own}>
            <DecimalField
              label={words.ownTotal}
              name="ownTotal"
              required={false}
              defaultValue={chosen.ownTotal}
              hint={words.ownTotalHint}
            />
          </div>
        </div>
        {computed.length > 0 && <ComputedLineFields lines={computed} chosen={chosen} />}
        <PriceLineFields chosen={chosen} />
        <OpenStageFields chosen={chosen} hint={words.stagesHint} />
        <Button name="intent" value="price" look={shown ? 'plain' : 'act'}>
          {words.showPrice}
        </Button>
      </div>
    </Panel>
  )
}

/** Ref of a part whose fields report changes once they are left or chosen, not with each key. */
function useChanges(changed: () => void) {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const fields = part.current
    fields?.addEventListener('change', changed)
    return () => fields?.removeEventListener('change', changed)
  })
  return part
}
