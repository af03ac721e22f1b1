import { Form } from 'react-router'
import * as words from '#words/en/office-jobs.ts'
import { translateStored } from '#words/en/office-stored-texts.ts'
import { Button } from '../../ui/button.tsx'
import { formatMoment } from '../format-moment.ts'
import { type Mail, stateNames } from './mail.ts'

const signs = { waiting: 'pending', sent: 'paid', failed: 'failed' } as const

type Props = { mail: Mail /** Filters of the list, for the way back. */; filters: Record<string, string | undefined> }

/** One line, which opens to what was written and how it went. */
export function MailCard({ mail, filters }: Props) {
  const { id, subject, recipient, state, text, hasCalendar, error, returnedWhy, createdAt, sentAt } = mail
  return (
    <details className="fold">
      <summary>
        <span className="fold-main">{subject}</span>{' '}
        <span className="state text-sm" data-status={returnedWhy === null ? signs[state] : signs.failed}>
          {returnedWhy === null ? stateNames[state] : words.didNotArrive}
        </span>{' '}
        <span className="fold-second">{words.to(recipient)}</span> <span className="fold-end">{formatMoment(sentAt ?? createdAt)}</span>
      </summary>
      <div className="fold-body">
        <p className="text-ink-soft text-sm">{history(mail)}</p>
        {error && <p className="wrap-anywhere text-brick text-sm">{translateStored(error)}</p>}
        {returnedWhy && <p className="wrap-anywhere text-brick text-sm">{returnedWhy}</p>}
        <p className="measure whitespace-pre-line wrap-anywhere border-sand-line border-l-2 pl-4 text-sm">{text}</p>
        {hasCalendar && <p className="text-ink-soft text-sm">{words.withACalendarFile}</p>}
        <Form preventScrollReset>
          {Object.entries(filters).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
          <Button name="again" value={id} small>
            {words.sendAgain}
            <span className="sr-only"> {words.to2(subject, recipient)}</span>
          </Button>
        </Form>
      </div>
    </details>
  )
}

function history({ createdAt, sentAt, state, attempts, tryAt }: Mail): string {
  const writtenLine = words.written(formatMoment(createdAt))
  if (sentAt) return words.sent2(writtenLine, formatMoment(sentAt))
  if (state === 'failed') return words.givenUpAfterTries(writtenLine, attempts)
  return attempts > 0 && tryAt ? words.triedTimesNext(writtenLine, attempts, formatMoment(tryAt)) : `${writtenLine}.`
}
