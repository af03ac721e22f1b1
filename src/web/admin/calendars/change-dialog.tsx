import { Form, useNavigate } from 'react-router'
import * as words from '#words/en/office-calendars.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import type { FormResult } from '../../forms/form-result.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import type { Calendar } from './calendar-card.tsx'
import { CalendarChoices } from './calendar-choices.tsx'

type Props = { calendar: Calendar | undefined; result: FormResult | undefined }

/** What is exchanged with the platform of a calendar. */
export function ChangeDialog({ calendar, result }: Props) {
  const navigate = useNavigate()
  if (!calendar) return null
  const { id, name, villa } = calendar
  return (
    <Dialog
      open
      close={() => navigate('?', { replace: true, preventScrollReset: true })}
      title={`${words.whatIsExchanged}: ${name}, ${villa}`}
    >
      <Form method="post" action={`?change=${id}`} replace preventScrollReset className="space-y-5">
        <input type="hidden" name="id" value={id} />
        <CalendarChoices {...calendar} />
        <FormFailure result={result} here="?" />
        <SubmitButton name="intent" value="change" acting={words.saving} look="act">
          {words.save}
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
