import { Form } from 'react-router'
import * as words from '#words/en/office-jobs.ts'
import { translateStored } from '#words/en/office-stored-texts.ts'
import { Button } from '../../ui/button.tsx'
import { formatMoment } from '../format-moment.ts'
import { type Mail, stateNames } from './mail.ts'

const tones = { waiting: 'waiting', sent: 'good', failed: 'bad' } as const

type Props = { mail: Mail /** Filters of the list, for the way back. */; filters: Record<string, string | undefined> }

export function MailCard({ mail, filters }: Props) {
  const { id, subject, recipient, state, text, hasCalendar, error } = mail
  return (
    <article aria-labelledby={`mail-${id}`} className="panel p-4!">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={`mail-${id}`} className="min-w-0 wrap-anywhere font-sans font-semibold text-base">
          {subject}
        </h2>
        <span className="badge text-sm" data-tone={tones[state]}>
          {stateNames[state]}
        </span>
      </div>
      <p className="wrap-anywhere text-sm">{words.to(recipient)}</p>
      <p className="text-ink-soft text-sm">{history(mail)}</p>
      {error && <p className="mt-1 wrap-anywhere text-brick text-sm">{translateStored(error)}</p>}
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-4">
        <details className="min-w-0 flex-1 basis-64">
          <summary className="link flex min-h-11 w-fit items-center text-sm">
            {words.read}
            <span className="sr-only"> {subject}</span>
          </summary>
          <p className="measure mt-1 mb-3 whitespace-pre-line wrap-anywhere border-sand-line border-l-2 pl-4 text-sm">{text}</p>
          {hasCalendar && <p className="mb-3 text-ink-soft text-sm">{words.withACalendarFile}</p>}
        </details>
        <Form preventScrollReset>
          {Object.entries(filters).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
          <Button name="again" value={id} small>
            {words.sendAgain}
            <span className="sr-only"> {words.to2(subject, recipient)}</span>
          </Button>
        </Form>
      </div>
    </article>
  )
}

function history({ createdAt, sentAt, state, attempts, tryAt }: Mail): string {
  const writtenLine = words.written(formatMoment(createdAt))
  if (sentAt) return words.sent2(writtenLine, formatMoment(sentAt))
  if (state === 'failed') return words.givenUpAfterTries(writtenLine, attempts)
  return attempts > 0 && tryAt ? words.triedTimesNext(writtenLine, attempts, formatMoment(tryAt)) : `${writtenLine}.`
}
