import { Form, href } from 'react-router'
import type { Mailing } from '#contract/mailings.ts'
import type { Villa } from '#contract/villas.ts'
import { shortDay, shortRange } from '#words/en/days.ts'
import * as words from '#words/en/office-many.ts'
import { fields } from '#words/en/office-messages.ts'
import { nameOf } from '#words/languages.ts'
import { Intent } from '../../forms/intent.tsx'
import { Link } from '../../ui/link.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { formatMoment } from '../format-moment.ts'

type Villas = readonly Pick<Villa, 'id' | 'name'>[]

export const namePeriod = (from: string, until: string): string => (from === until ? shortDay(from) : shortRange(from, until))

/** By what its guests were chosen, in words. */
function describeFound({ when, from, until, villaIds, languages, stage }: Mailing['found'], villas: Villas): string {
  const ofVillas = villas.filter(({ id }) => villaIds.includes(id)).map(({ name }) => name)
  const chosen = [...ofVillas, ...languages.map((language) => nameOf[language]), ...(stage ? [words.stages[stage]] : [])]
  return [`${words.nameOfWhen[when]}, ${namePeriod(from, until)}`, ...chosen].join(' · ')
}

const signs = { waits: 'pending', sending: 'partial_paid', sent: 'paid', undone: 'cancelled' } as const

/** Messages to many that were sent, the latest first; what waits can be taken back. */
export const ManySent = ({ mailings, villas }: { mailings: readonly Mailing[]; villas: Villas }) => (
  <ul className="many">
    {mailings.map((mailing) => (
      <Sent key={mailing.id} mailing={mailing} villas={villas} />
    ))}
  </ul>
)

function Sent({ mailing, villas }: { mailing: Mailing; villas: Villas }) {
  const { id, found, name, subject, by, madeAt, state, stays, sent, leftOut } = mailing
  const title = name || subject
  return (
    <li aria-label={title}>
      <div className="many-sent">
        <b>{title}</b>
        <span className="state" data-status={signs[state]}>
          {words.states[state]}
        </span>
        <span>{state === 'undone' ? words.gotIt(0, stays) : words.gotIt(sent, stays)}</span>
        {state === 'waits' && (
          <Form method="post" action="?tab=sent" preventScrollReset>
            <Intent is="undo" />
            <input type="hidden" name="mailingId" value={id} />
            <SubmitButton small acting={words.undoing} of="undo">
              {words.undo}
              <span className="sr-only"> {title}</span>
            </SubmitButton>
          </Form>
        )}
      </div>
      <p className="text-ink-soft text-sm">{[describeFound(found, villas), formatMoment(madeAt), by].filter(Boolean).join(' · ')}</p>
      {leftOut.length > 0 && (
        <p className="text-sm">
          {words.notTo}:{' '}
          {leftOut.map(({ bookingId, guestName, why, missing }, index) => (
            <span key={bookingId}>
              {index > 0 && ', '}
              <Link to={href('/admin/dashboard/bookings/:bookingId', { bookingId: String(bookingId) })} className="link">
                {guestName}
              </Link>{' '}
              ({missing.length > 0 ? words.lacks(missing.map((field) => fields[field]).join(', ')) : words.whys[why]})
            </span>
          ))}
        </p>
      )}
    </li>
  )
}
