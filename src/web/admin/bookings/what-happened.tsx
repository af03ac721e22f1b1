import { Form, useSearchParams } from 'react-router'
import type { bookingCalls } from '#contract/bookings.ts'
import type { AnswerOf } from '#contract/call.ts'
import type { mailCalls } from '#contract/mails.ts'
import { forRoles } from '#domain/accounts/roles.ts'
import * as words from '#words/en/office-bookings.ts'
import * as inboxWords from '#words/en/office-inbox.ts'
import { saving } from '#words/en/office-support.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import { type FormResult, resultFor } from '../../forms/form-result.ts'
import { Intent } from '../../forms/intent.tsx'
import { useAccount } from '../../layout/account.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { formatMoment } from '../format-moment.ts'
import { useMay } from '../use-may.ts'
import type { BookingDetails } from './booking-details.ts'
import { type Entry, type Kind, kinds, listHappened } from './list-happened.ts'

export type Happened = { mails: AnswerOf<typeof mailCalls.list>['mails']; events: AnswerOf<typeof bookingCalls.events> | null }

const signs: Record<Kind, string> = { messages: icons.mail, money: icons.euro, changes: icons.check }

/** More open with a link: the page also has the money and the guest. */
const MOST_AT_FIRST = 8

type Props = Happened & { details: BookingDetails; result: FormResult | undefined }

/** Everything that happened with a booking, the newest first; above it a note for the office. */
export function WhatHappened({ details, mails, events, result }: Props) {
  const [query] = useSearchParams()
  const may = useMay()
  const chosen = kinds.find((kind) => kind === query.get('happened'))
  const all = listHappened(details, mails, events).filter(({ kind }) => chosen === undefined || kind === chosen)
  const entries = query.has('happened') ? all : all.slice(0, MOST_AT_FIRST)
  return (
    <section aria-labelledby="happened" className="min-w-0">
      <div className="happened-head">
        <h2 id="happened">{words.whatHappened}</h2>
        <nav aria-label={words.whatHappened} className="segments">
          {[undefined, ...kinds].map((kind) => (
            <Link
              key={kind ?? 'all'}
              to={kind ? `?happened=${kind}` : '?'}
              preventScrollReset
              aria-current={kind === chosen ? 'true' : undefined}
            >
              {words.kindsOfEntries[kind ?? 'all']}
            </Link>
          ))}
        </nav>
      </div>
      {may(forRoles.desk) && <NoteForm key={events?.notes.length} result={resultFor('note', result)} />}
      {events === null && <p className="py-3 text-brick">{words.eventsNotRead}</p>}
      {entries.length === 0 && <p className="py-3 text-ink-soft">{words.nothingOfThisKind}</p>}
      <ol className="happened">
        {entries.map((entry) => (
          <Line key={entry.key} entry={entry} />
        ))}
      </ol>
      {entries.length < all.length && (
        <Link to="?happened=all" preventScrollReset className="link link-alone">
          {words.allEntries(all.length)}
        </Link>
      )}
    </section>
  )
}

function NoteForm({ result }: { result: FormResult | undefined }) {
  return (
    <details className="happened-note" open={result !== undefined || undefined}>
      <summary>{inboxWords.addNote}</summary>
      <Form method="post" noValidate preventScrollReset className="space-y-2">
        <Intent is="note" />
        <TextArea
          label={inboxWords.note}
          name="note"
          rows={2}
          maxLength={2000}
          hint={inboxWords.onlyTheOffice}
          defaultValue={result?.typed?.note}
          error={result?.errors?.note}
        />
        <SubmitButton acting={saving} of="note" small>
          {inboxWords.saveNote}
        </SubmitButton>
        <FormFailure result={result} />
      </Form>
    </details>
  )
}

function Line({ entry: { at, kind, text, more, changes, note } }: { entry: Entry }) {
  return (
    <li data-private={note ? '' : undefined}>
      <Icon shape={note ? icons.lock : signs[kind]} className="size-4" />
      <div className="wrap-anywhere min-w-0">
        {text}
        {more && <span className="block whitespace-pre-line text-ink-soft text-sm">{more}</span>}
        {changes && changes.length > 0 && (
          <ul className="text-ink-soft text-sm">
            {changes.map((change) => (
              <li key={change} className="happened-change">
                {change}
              </li>
            ))}
          </ul>
        )}
        {note && <RemoveNote {...note} />}
      </div>
      <time dateTime={at}>{formatMoment(at)}</time>
    </li>
  )
}

function RemoveNote({ id, accountId, author }: NonNullable<Entry['note']>) {
  const may = useMay()
  const own = useAccount()?.user?.id
  if (!may(forRoles.management) && accountId !== own) return null
  return (
    <Form method="post" preventScrollReset>
      <Intent is="remove-note" />
      <input type="hidden" name="noteId" value={id} />
      <button type="submit" className="link link-alone text-sm">
        {inboxWords.removeNote}
        <span className="sr-only"> {inboxWords.noteBy(author)}</span>
      </button>
    </Form>
  )
}
