import { useState } from 'react'
import { Form } from 'react-router'
import { ownerStayRules } from '#domain/stay-rules.ts'
import * as words from '#words/en/office-bookings.ts'
import { describeSelection } from '../../bookings/describe-selection.ts'
import { StayPicker } from '../../bookings/stay-picker.tsx'
import type { FormResult } from '../../forms/form-result.ts'
import { Intent } from '../../forms/intent.tsx'
import { Field, FieldError } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useEdited } from '../../ui/use-edited.ts'
import { VillaChoice } from '../villa-choice.tsx'
import { withDialog } from './asked.ts'
import pickerStyles from './picker.css?url'
import type { Restricting } from './restrict-dialog.tsx'

type Props = { restricting: Restricting; search: string; result: FormResult | undefined }

export default function RestrictForm({ restricting, search, result }: Props) {
  const { villaId, villas, taken, today, nights, near, rates } = restricting
  const [selection, choose] = useState(nights)
  const edited = useEdited<HTMLFormElement>(selection)
  const { checkIn, checkOut } = selection
  const type = (day: 'checkIn' | 'checkOut') => (event: { currentTarget: HTMLInputElement }) =>
    choose({ ...selection, [day]: event.currentTarget.value || undefined })
  return (
    <>
      <link rel="stylesheet" href={pickerStyles} precedence="office" />
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
            {describeSelection(selection)}
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
