import { useLocation } from 'react-router'
import type { bookingCalls } from '#contract/bookings.ts'
import type { AnswerOf } from '#contract/call.ts'
import type { mailCalls } from '#contract/mails.ts'
import { forRoles } from '#domain/accounts/roles.ts'
import * as words from '#words/en/office-bookings.ts'
import { addNote } from '#words/en/office-inbox.ts'
import { type FormResult, resultFor } from '../../forms/form-result.ts'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { formatMoment } from '../format-moment.ts'
import { NoteForm, RemoveNote } from '../notes.tsx'
import { useMay } from '../use-may.ts'
import { bookingQuery } from './asked.ts'
import type { BookingDetails } from './booking-details.ts'
import { type Entry, type Kind, kinds, listHappened } from './list-happened.ts'
import { WriteToGuest } from './write-to-guest.tsx'

export type Happened = { mails: AnswerOf<typeof mailCalls.list>['mails']; events: AnswerOf<typeof bookingCalls.events> | null }

const signs: Record<Kind, string> = { messages: icons.mail, money: icons.euro, changes: icons.check }

/** More open with a link: the page also has the money and the guest. */
const MOST_AT_FIRST = 8

type Props = Happened & { details: BookingDetails; result: FormResult | undefined }

/** Everything that happened with a booking, the newest first; above it a note for the office. */
export function WhatHappened({ details, mails, events, result }: Props) {
  const { search } = useLocation()
  const query = new URLSearchParams(search)
  const may = useMay()
  const noted = resultFor('note', result)
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
              to={bookingQuery(search, kind ? { happened: kind } : {})}
              preventScrollReset
              aria-current={kind === chosen ? 'true' : undefined}
            >
              {words.kindsOfEntries[kind ?? 'all']}
            </Link>
          ))}
        </nav>
      </div>
      {may(forRoles.desk) && (
        <div className="happened-folds">
          {details.booking.status !== 'restricted' && !details.hidden && (
            <WriteToGuest key={`message ${events?.messages.length}`} booking={details.booking} result={resultFor('write', result)} />
          )}
          <details key={`note ${events?.notes.length}`} name="beside-happened" open={noted !== undefined || undefined}>
            <summary>{addNote}</summary>
            <NoteForm result={noted} className="happened-note space-y-2" />
          </details>
        </div>
      )}
      {events === null && <p className="py-3 text-brick">{words.eventsNotRead}</p>}
      {entries.length === 0 && <p className="py-3 text-ink-soft">{words.nothingOfThisKind}</p>}
      <ol className="happened">
        {entries.map((entry) => (
          <Line key={entry.key} entry={entry} />
        ))}
      </ol>
      {entries.length < all.length && (
        <Link to={bookingQuery(search, { happened: 'all' })} preventScrollReset className="link link-alone">
          {words.allEntries(all.length)}
        </Link>
      )}
    </section>
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
