import { Form } from 'react-router'
import { forRoles } from '#domain/accounts/roles.ts'
import { addDays } from '#domain/calendar-day.ts'
import { formatDay } from '#words/en/days.ts'
import * as words from '#words/en/office-inbox.ts'
import * as supportWords from '#words/en/office-support.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import { type FormResult, resultFor } from '../../forms/form-result.ts'
import { Intent } from '../../forms/intent.tsx'
import { useAccount } from '../../layout/account.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { formatMoment } from '../format-moment.ts'
import { useMay } from '../use-may.ts'
import type { Conversation } from './ticket.ts'

/** What the office has noted for itself. */
export function PrivateNotes({ notes }: Pick<Conversation, 'notes'>) {
  const may = useMay()
  const own = useAccount()?.user?.id
  return notes.map(({ id, note, author, accountId, writtenAt }) => (
    <div key={id} className="said said-private">
      <p className="said-by">
        {words.noteBy(author)}, <time dateTime={writtenAt}>{formatMoment(writtenAt)}</time>
      </p>
      <div className="bubble">
        <p className="whitespace-pre-line wrap-anywhere">{note}</p>
        {(may(forRoles.management) || accountId === own) && (
          <Form method="post" preventScrollReset>
            <Intent is="remove-note" />
            <input type="hidden" name="noteId" value={id} />
            <button type="submit" className="link link-alone text-sm">
              {words.removeNote}
              <span className="sr-only"> {words.noteBy(author)}</span>
            </button>
          </Form>
        )}
      </div>
    </div>
  ))
}

type Props = { talk: Conversation; to: string; result: FormResult | undefined }

/** Behind one line each: what nobody but the office reads, and the day on which the conversation comes back. */
export function NotesAndReminder({ talk: { ticket, notes, remindOn, today }, to, result }: Props) {
  const noted = resultFor('note', result)
  const reminded = resultFor('remind', result)
  return (
    <div className="talk-folds">
      <details key={`note ${notes.length}`} name="beside-answer" open={noted !== undefined || undefined}>
        <summary>{words.addNote}</summary>
        <Form method="post" action={to} noValidate preventScrollReset className="talk-fold">
          <Intent is="note" />
          <input type="hidden" name="ticketId" value={ticket.id} />
          <TextArea
            label={words.note}
            name="note"
            rows={2}
            maxLength={2000}
            hint={words.onlyTheOffice}
            defaultValue={noted?.typed?.note}
            error={noted?.errors?.note}
          />
          <SubmitButton acting={supportWords.saving} of="note" small>
            {words.saveNote}
          </SubmitButton>
          <FormFailure result={noted} />
        </Form>
      </details>
      <details key={`remind ${remindOn}`} name="beside-answer" open={reminded !== undefined || undefined}>
        <summary>{describeReminder(remindOn, today)}</summary>
        <div className="talk-fold">
          <Form method="post" action={to} noValidate preventScrollReset className="space-y-2">
            <Intent is="remind" />
            <input type="hidden" name="ticketId" value={ticket.id} />
            <Field
              label={words.remindOn}
              name="remindOn"
              type="date"
              min={today}
              defaultValue={reminded?.typed?.remindOn ?? remindOn ?? addDays(today, 1)}
              error={reminded?.errors?.remindOn}
            />
            <SubmitButton acting={supportWords.saving} of="remind" small>
              {words.remind}
            </SubmitButton>
            <FormFailure result={reminded} />
          </Form>
          {remindOn && (
            <Form method="post" action={to} preventScrollReset>
              <Intent is="no-reminder" />
              <input type="hidden" name="ticketId" value={ticket.id} />
              <SubmitButton acting={supportWords.saving} of="no-reminder" small>
                {words.noReminder}
              </SubmitButton>
            </Form>
          )}
        </div>
      </details>
    </div>
  )
}

function describeReminder(remindOn: string | null, today: string): string {
  if (!remindOn) return words.remindMe
  return remindOn <= today ? words.cameBack(formatDay(remindOn)) : words.comesBack(formatDay(remindOn))
}
