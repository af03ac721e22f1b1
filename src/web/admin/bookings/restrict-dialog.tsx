import { useState } from 'react'
import { Form, useNavigate } from 'react-router'
import type { Selection } from '#domain/bookings/picker.ts'
import { writtenDay } from '#domain/calendar-day.ts'
import type { Stay } from '#domain/stay.ts'
import { ownerStayRules } from '#domain/stay-rules.ts'
import * as words from '#words/office-bookings.en.ts'
import { PlainDates } from '../../bookings/plain-dates.tsx'
import { saidSelection } from '../../bookings/said-selection.ts'
import { StayPicker } from '../../bookings/stay-picker.tsx'
import type { FormResult } from '../../forms/form-result.ts'
import { Intent } from '../../forms/intent.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, FieldError } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { VillaChoice } from '../villa-choice.tsx'
import { withDialog } from './asked.ts'

export type Restricting = { villaId: number; villas: { id: number; name: string }[]; taken: Stay[]; today: string; rates: Rates }
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
  const { villaId, villas, taken, today, rates } = restricting
  const [selection, choose] = useState<Selection>({})
  const { checkIn, checkOut } = selection
  return (
    <>
      <VillaChoice villas={villas} current={villaId} to={(id) => withDialog(search, { restrict: id })} replace />
      <Form method="post" action={withDialog(search, { restrict: villaId })} replace noValidate preventScrollReset className="space-y-5">
        <Intent is="restrict" />
        <input type="hidden" name="villaId" value={villaId} />
        <input type="hidden" name="startDate" value={checkIn ?? ''} />
        <input type="hidden" name="endDate" value={checkOut ?? ''} />
        <div className="scripted">
          <StayPicker
            selection={selection}
            availability={{ taken, today, rules: ownerStayRules }}
            rates={rates}
            choose={choose}
            months={1}
          />
          <p className="mt-2 text-sm">
            {checkIn ? writtenDay(checkIn) : words.firstNight} – {checkOut ? writtenDay(checkOut) : words.freeAgainOn2}
          </p>
          <p role="status" className="sr-only">
            {saidSelection(selection)}
          </p>
        </div>
        <noscript>
          <PlainDates names={['startDate', 'endDate']} labels={[words.fromIt, words.freeAgainOn]} selection={selection} min={today} />
        </noscript>
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
