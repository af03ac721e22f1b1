import { Form } from 'react-router'
import { MOST_OPEN_STAGES, priceWays } from '#domain/bookings/owner-change.ts'
import * as words from '#words/office-stay-change.en.ts'
import { PlainDates } from '../../bookings/plain-dates.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'

/** What the owner has chosen so far, as the address of the page has it. */
export type Chosen = Record<string, string>

type Props = { villas: { id: number; name: string }[]; chosen: Chosen; shown: boolean }

const stageNumbers = Array.from({ length: MOST_OPEN_STAGES }, (_, index) => index + 1)

/** Stay and price that are wanted. The form only asks: the answer is shown below it. */
export function StayChangeForm({ villas, chosen, shown }: Props) {
  const ownStages = stageNumbers.some((number) => chosen[`stageAmount${number}`] || chosen[`stageDue${number}`])
  return (
    <Form className="panel space-y-5" aria-labelledby="wanted" preventScrollReset>
      <h2 id="wanted" className="text-xl">
        {words.theChange}
      </h2>
      <Select label={words.villa} name="villaId" defaultValue={chosen.villaId}>
        {villas.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <PlainDates selection={{ checkIn: chosen.checkIn ?? '', checkOut: chosen.checkOut ?? '' }} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select label={words.price} name="price" defaultValue={chosen.price}>
          {priceWays.map((way) => (
            <option key={way} value={way}>
              {words.priceWays[way]}
            </option>
          ))}
        </Select>
        <Field
          label={words.amount}
          name="amount"
          required={false}
          type="number"
          inputMode="decimal"
          min={0.01}
          step={0.01}
          defaultValue={chosen.amount}
          hint={words.amountHint}
        />
      </div>
      <details open={ownStages || undefined}>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">{words.openStages}</summary>
        <p className="mt-1 mb-3 text-ink-soft text-sm">{words.stagesHint}</p>
        <div className="space-y-4">
          {stageNumbers.map((number) => (
            <div key={number} className="grid gap-4 sm:grid-cols-2">
              <Field
                label={words.stageAmount(number)}
                name={`stageAmount${number}`}
                required={false}
                type="number"
                inputMode="decimal"
                min={0.01}
                step={0.01}
                defaultValue={chosen[`stageAmount${number}`]}
              />
              <Field
                label={words.stageDue(number)}
                name={`stageDue${number}`}
                required={false}
                type="date"
                defaultValue={chosen[`stageDue${number}`]}
              />
            </div>
          ))}
        </div>
      </details>
      <Button look={shown ? 'plain' : 'act'}>{words.show}</Button>
    </Form>
  )
}

/** The stages of the form as the call takes them; undefined without any. */
export function stagesIn(chosen: Chosen): string | undefined {
  const rows = stageNumbers
    .map((number) => ({ amount: chosen[`stageAmount${number}`], dueOn: chosen[`stageDue${number}`] }))
    .filter(({ amount, dueOn }) => amount || dueOn)
  return rows.length > 0 ? JSON.stringify(rows) : undefined
}
