import { MOST_OPEN_STAGES } from '#domain/bookings/owner-change.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { Cents } from '#domain/money.ts'
import { formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/office-stay.ts'
import { DecimalField } from '../../ui/decimal-field.tsx'
import { Field } from '../../ui/field.tsx'

/** What the owner has chosen so far, as the address of the page has it. */
export type Chosen = Record<string, string>

const stageNumbers = Array.from({ length: MOST_OPEN_STAGES }, (_, index) => index + 1)

/** Parameter `stages` of a link that leads to the stages. */
export const OPEN_STAGES = 'open'

/** What is still to pay of a booking, and when. */
export type Open = { due: Cents; dueOn: CalendarDay }

type Props = { chosen: Chosen; open?: readonly Open[]; hint: string }

/**
 * Amounts and days of an owner's own stages; folded away until one is given or asked for. The days of `open` are filled in, so that one can
 * be moved alone; an amount that is left empty stays.
 */
export function OpenStageFields({ chosen, open = [], hint }: Props) {
  const asked = chosen.stages === OPEN_STAGES
  const given = stagesIn(chosen, open) !== undefined
  return (
    <details open={asked || given || undefined}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">{words.openStages}</summary>
      <p className="mt-1 mb-3 text-ink-soft text-sm">{hint}</p>
      <div className="space-y-4">
        {stageNumbers.map((number) => {
          const now = open[number - 1]
          return (
            <div key={number} className="grid gap-4 sm:grid-cols-2">
              <DecimalField
                label={words.stageAmount(number)}
                name={`stageAmount${number}`}
                required={false}
                defaultValue={chosen[`stageAmount${number}`]}
                hint={now && words.stageNow(formatEuros(now.due))}
              />
              <Field
                label={words.stageDue(number)}
                name={`stageDue${number}`}
                required={false}
                type="date"
                defaultValue={chosen[`stageDue${number}`] ?? now?.dueOn}
              />
            </div>
          )
        })}
      </div>
    </details>
  )
}

/** The stages of the form as the call takes them; undefined where they are as they are now. */
export function stagesIn(chosen: Chosen, open: readonly Open[] = []): string | undefined {
  const rows = stageNumbers
    .map((number) => ({ amount: chosen[`stageAmount${number}`] || undefined, dueOn: chosen[`stageDue${number}`] }))
    .filter(({ amount, dueOn }) => amount || dueOn)
  const asNow = rows.length === open.length && rows.every(({ amount, dueOn }, index) => !amount && dueOn === open[index]?.dueOn)
  return rows.length > 0 && !asNow ? JSON.stringify(rows) : undefined
}
