import { MOST_OPEN_STAGES } from '#domain/bookings/owner-change.ts'
import * as words from '#words/office-stay-change.en.ts'
import { Field } from '../../ui/field.tsx'

/** What the owner has chosen so far, as the address of the page has it. */
export type Chosen = Record<string, string>

const stageNumbers = Array.from({ length: MOST_OPEN_STAGES }, (_, index) => index + 1)

/** Parameter `stages` of a link that leads to the stages. */
export const OPEN_STAGES = 'open'

/** Amounts and days of an owner's own stages; folded away until one is given or asked for. */
export function OpenStageFields({ chosen, hint }: { chosen: Chosen; hint: string }) {
  const asked = chosen.stages === OPEN_STAGES
  const given = stageNumbers.some((number) => chosen[`stageAmount${number}`] || chosen[`stageDue${number}`])
  return (
    <details open={asked || given || undefined}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">{words.openStages}</summary>
      <p className="mt-1 mb-3 text-ink-soft text-sm">{hint}</p>
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
  )
}

/** The stages of the form as the call takes them; undefined without any. */
export function stagesIn(chosen: Chosen): string | undefined {
  const rows = stageNumbers
    .map((number) => ({ amount: chosen[`stageAmount${number}`], dueOn: chosen[`stageDue${number}`] }))
    .filter(({ amount, dueOn }) => amount || dueOn)
  return rows.length > 0 ? JSON.stringify(rows) : undefined
}
