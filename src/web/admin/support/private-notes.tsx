import { Form } from 'react-router'
import { addDays } from '#domain/calendar-day.ts'
import { formatDay } from '#words/en/days.ts'
import * as words from '#words/en/office-inbox.ts'
import * as supportWords from '#words/en/office-support.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import { type FormResult, resultFor } from '../../forms/form-result.ts'
import { Intent } from '../../forms/intent.tsx'
import { Field } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { formatMoment } from '../format-moment.ts'
import { NoteForm, RemoveNote } from '../notes.tsx'
import type { Conversation } from './ticket.ts'

type Note = Conversation['notes'][number]

/** What the office has noted for itself. */
export const PrivateNote = ({ note: { id, note, author, accountId, writtenAt } }: { note: Note }) => (
  <div className="said said-private">
    <p className="said-by">
      {words.noteBy(author)}, <time dateTime={writtenAt}>{formatMoment(writtenAt)}</time>
    </p>
    <div className="bubble">
      <p className="whitespace-pre-line wrap-anywhere">{note}</p>
      <RemoveNote id={id} accountId={accountId} author={author} />
    </div>
  </div>
)

type Props = { talk: Conversation; to: string; result: FormResult | undefined }

/** Behind one line each: what nobody but the office reads, and the day on which the conversation comes back. */
export function NotesAndReminder({ talk: { threadId, stay, notes, remindOn, today }, to, result }: Props) {
  const noted = resultFor('note', result)
  const reminded = resultFor('remind', result)
  return (
    <div className="talk-folds">
      {stay && (
        <details key={`note ${notes.length}`} name="beside-answer" open={noted !== undefined || undefined}>
          <summary>{words.addNote}</summary>
          <NoteForm action={to} fields={{ bookingId: stay.bookingId }} result={noted} className="talk-fold" />
        </details>
      )}
      {threadId !== null && <Reminder threadId={threadId} remindOn={remindOn} today={today} to={to} result={reminded} />}
    </div>
  )
}

type ReminderProps = { threadId: number; to: string; result: FormResult | undefined } & Pick<Conversation, 'remindOn' | 'today'>

function Reminder({ threadId, remindOn, today, to, result: reminded }: ReminderProps) {
  return (
    <details key={`remind ${remindOn}`} name="beside-answer" open={reminded !== undefined || undefined}>
      <summary>{describeReminder(remindOn, today)}</summary>
      <div className="talk-fold">
        <Form method="post" action={to} noValidate preventScrollReset className="space-y-2">
          <Intent is="remind" />
          <input type="hidden" name="threadId" value={threadId} />
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
            <input type="hidden" name="threadId" value={threadId} />
            <SubmitButton acting={supportWords.saving} of="no-reminder" small>
              {words.noReminder}
            </SubmitButton>
          </Form>
        )}
      </div>
    </details>
  )
}

function describeReminder(remindOn: string | null, today: string): string {
  if (!remindOn) return words.remindMe
  return remindOn <= today ? words.cameBack(formatDay(remindOn)) : words.comesBack(formatDay(remindOn))
}
