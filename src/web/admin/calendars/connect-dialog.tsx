import { Form, useNavigate } from 'react-router'
import * as words from '#words/en/office-calendars.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import type { FormResult } from '../../forms/form-result.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { VillaOptions } from '../../ui/villa-options.tsx'
import { CalendarChoices } from './calendar-choices.tsx'

type Props = { open: boolean; villas: { id: number; name: string }[]; result: FormResult | undefined }

export function ConnectDialog({ open, villas, result }: Props) {
  const navigate = useNavigate()
  const { typed, errors } = result ?? {}
  return (
    <Dialog open={open} close={() => navigate('?', { replace: true, preventScrollReset: true })} title={words.connectACalendar}>
      <Form method="post" action="?connect=1" replace preventScrollReset noValidate className="space-y-5">
        <Select label={words.villa} name="villaId" defaultValue={typed?.villaId} error={errors?.villaId}>
          <VillaOptions villas={villas} />
        </Select>
        <Field
          label={words.platform}
          name="name"
          maxLength={60}
          placeholder={words.airbnb}
          defaultValue={typed?.name}
          error={errors?.name}
        />
        <Field
          label={words.addressOfItsCalendar}
          name="importUrl"
          type="url"
          required={false}
          maxLength={2000}
          defaultValue={typed?.importUrl}
          error={errors?.importUrl}
          hint={words.whereThePlatformCalls}
        />
        <CalendarChoices relays={typed?.relays === '1'} leavesOutClosed={typed?.leavesOutClosed === '1'} />
        <FormFailure result={result} here="?" />
        <SubmitButton name="intent" value="connect" acting={words.connecting} look="act">
          {words.connect}
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
