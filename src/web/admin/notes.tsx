import { Form } from 'react-router'
import { forRoles } from '#domain/accounts/roles.ts'
import * as words from '#words/en/office-inbox.ts'
import { saving } from '#words/en/office-support.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import type { FormResult } from '../forms/form-result.ts'
import { Intent } from '../forms/intent.tsx'
import { useAccount } from '../layout/account.tsx'
import { TextArea } from '../ui/field.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { useMay } from './use-may.ts'

/** `action`: where the form is sent, if not to the page; `fields`: what the note is about. */
type Props = { action?: string; fields?: Record<string, number>; result: FormResult | undefined; className: string }

/** Writes a note for the people of the office alone. */
export const NoteForm = ({ action, fields = {}, result, className }: Props) => (
  <Form method="post" {...(action ? { action } : {})} noValidate preventScrollReset className={className}>
    <Intent is="note" />
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <TextArea
      label={words.note}
      name="note"
      rows={2}
      maxLength={2000}
      hint={words.onlyTheOffice}
      defaultValue={result?.typed?.note}
      error={result?.errors?.note}
    />
    <SubmitButton acting={saving} of="note" small>
      {words.saveNote}
    </SubmitButton>
    <FormFailure result={result} />
  </Form>
)

/** Notes of others are removed by the management alone. */
export function RemoveNote({ id, accountId, author }: { id: number; accountId: number | null; author: string }) {
  const may = useMay()
  const own = useAccount()?.user?.id
  if (!may(forRoles.management) && accountId !== own) return null
  return (
    <Form method="post" preventScrollReset>
      <Intent is="remove-note" />
      <input type="hidden" name="noteId" value={id} />
      <button type="submit" className="link link-alone text-sm">
        {words.removeNote}
        <span className="sr-only"> {words.noteBy(author)}</span>
      </button>
    </Form>
  )
}
