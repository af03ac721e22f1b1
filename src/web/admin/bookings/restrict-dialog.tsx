import { type ComponentProps, lazy } from 'react'
import { useNavigate } from 'react-router'
import type { Selection } from '#domain/bookings/picker.ts'
import type { Stay } from '#domain/stay.ts'
import * as words from '#words/en/office-bookings.ts'
import type { StayPicker } from '../../bookings/stay-picker.tsx'
import type { FormResult } from '../../forms/form-result.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { withDialog } from './asked.ts'

// A browser loads it when the dialog is opened; until then the page stays as it is.
const RestrictForm = import.meta.env.SSR ? (await import('./restrict-form.tsx')).default : lazy(() => import('./restrict-form.tsx'))

export type Restricting = {
  villaId: number
  villas: { id: number; name: string }[]
  taken: Stay[]
  today: string
  nights: Selection
  /** A day whose month is shown first. */
  near: string | undefined
  rates: Rates
}
type Rates = ComponentProps<typeof StayPicker>['rates']

type Props = { restricting: Restricting | null; search: string; result: FormResult | undefined }

/** Blocks nights for the owners: any free days, including Sundays. */
export function RestrictDialog({ restricting, search, result }: Props) {
  const navigate = useNavigate()
  const back = withDialog(search)
  return (
    <Dialog
      open={restricting !== null}
      close={() => navigate(back, { replace: true, preventScrollReset: true })}
      title={words.restrictDates}
    >
      {restricting && <RestrictForm key={restricting.villaId} restricting={restricting} search={search} result={result} />}
    </Dialog>
  )
}
