import type { Villa } from '#contract/villas.ts'
import * as words from '#words/en/office-pricing.ts'
import { Boxes } from '../../ui/boxes.tsx'
import { boxOfVilla } from './tick-boxes.ts'

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
