import type { Villa } from '#contract/villas.ts'
import * as words from '#words/office-pricing.en.ts'
import { FieldError } from '../../ui/field.tsx'
import { boxOfVilla } from './tick-boxes.ts'

type Box = { name: string; label: string; ticked: boolean }
type Props = { id: string; legend: string; boxes: Box[]; hint: string; error?: string | undefined }

/** Tick boxes in a line. */
export function Boxes({ id, legend, boxes, hint, error }: Props) {
  return (
    <fieldset className="sm:col-span-2" aria-describedby={`${id}-hint ${id}-error`}>
      <legend className="mb-1.5 font-semibold text-sm">{legend}</legend>
      <div className="flex flex-wrap gap-x-6">
        {boxes.map(({ name, label, ticked }) => (
          <label key={name} className="flex min-h-11 items-center gap-2">
            <input type="checkbox" name={name} defaultChecked={ticked} className="size-5 accent-aegean" />
            {label}
          </label>
        ))}
      </div>
      <p id={`${id}-hint`} className="text-ink-soft text-sm">
        {hint}
      </p>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}

type VillaProps = {
  id: string
  villas: Pick<Villa, 'id' | 'name'>[]
  /** Ids of the villas that the saved rule holds for. */
  saved: readonly number[]
  typed: Record<string, string> | undefined
}

/** The villas that a rule holds for. */
export function VillaBoxes({ id, villas, saved, typed }: VillaProps) {
  const ticked = (villaId: number) => (typed ? boxOfVilla(villaId) in typed : saved.includes(villaId))
  // Withdrawn villas, for example: without them the rule could hold for all.
  const unlisted = saved.filter((villaId) => !villas.some((villa) => villa.id === villaId))
  return (
    <>
      <Boxes
        id={id}
        legend={words.holdsForVillas}
        boxes={villas.map((villa) => ({ name: boxOfVilla(villa.id), label: villa.name, ticked: ticked(villa.id) }))}
        hint={words.noneIsAllVillas}
      />
      {unlisted.map((villaId) => (
        <input key={villaId} type="hidden" name={boxOfVilla(villaId)} value="on" />
      ))}
    </>
  )
}
