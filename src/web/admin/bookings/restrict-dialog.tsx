import { useState } from 'react'
import { Form, useNavigate } from 'react-router'
import type { Selection } from '#domain/bookings/picker.ts'
import type { Stay } from '#domain/stay.ts'
import { ownerStayRules } from '#domain/stay-rules.ts'
import * as words from '#words/en/office-bookings.ts'
import { saidSelection } from '../../bookings/said-selection.ts'
import { StayPicker } from '../../bookings/stay-picker.tsx'
import type { FormResult } from '../../forms/form-result.ts'
import { Intent } from '../../forms/intent.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, FieldError } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useEdited } from '../../ui/use-edited.ts'
import { VillaChoice } from '../villa-choice.tsx'
import { withDialog } from './asked.ts'

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
type Rates = React.ComponentProps<typeof StayPicker>['rates']

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

function RestrictForm({ restricting, search, result }: Props & { restricting: Restricting }) {
  const { villaId, villas, taken, today, nights, near, rates } = restricting
  const [selection, choose] = useState(nights)
  const edited = useEdited<HTMLFormElement>(selection)
  const { checkIn, checkOut } = selection
  const type = (day: 'checkIn' | 'checkOut') => (event: { currentTarget: HTMLInputElement }) =>
    choose({ ...selection, [day]: event.currentTarget.value || undefined })
  return (
    <>
      <VillaChoice villas={villas} current={villaId} to={(id) => withDialog(search, { restrict: id })} replace />
      <Form
        ref={edited}
        method="post"
        action={withDialog(search, { restrict: villaId })}
        replace
        noValidate
        preventScrollReset
        className="space-y-5"
      >
        <Intent is="restrict" />
        <input type="hidden" name="villaId" value={villaId} />
        <div className="scripted">
          <StayPicker
            selection={selection}
            availability={{ taken, today, rules: ownerStayRules }}
            rates={rates}
            choose={choose}
            months={1}
            near={near}
          />
          <p role="status" className="sr-only">
            {saidSelection(selection)}
          </p>
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={words.fromIt} name="startDate" type="date" value={checkIn ?? ''} onChange={type('checkIn')} />
          <Field label={words.freeAgainOn} name="endDate" type="date" value={checkOut ?? ''} onChange={type('checkOut')} />
        </div>
        <FieldError id="restrict-dates-error">{result?.errors?.dates}</FieldError>
        <Field
          label={words.reason}
          name="reason"
          required={false}
          maxLength={500}
          defaultValue={result?.typed?.reason}
          hint={words.leftEmptyAdminRestricted}
        />
        <SubmitButton acting={words.restricting} look="act">
          {words.restrictDates}
        </SubmitButton>
      </Form>
    </>
  )
}
