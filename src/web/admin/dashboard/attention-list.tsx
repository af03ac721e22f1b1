import { href } from 'react-router'
import { forRoles } from '#domain/accounts/roles.ts'
import * as words from '#words/en/office-dashboard.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { formatMoment } from '../format-moment.ts'
import { useMay, useReaches } from '../use-may.ts'
import type { AttentionGroup, AttentionRow } from './attention-groups.ts'
import { attentionKinds } from './attention-kinds.ts'

/** What needs a person, one line for each kind; several of a kind unfold. */
export function AttentionList({ groups }: { groups: AttentionGroup[] }) {
  if (groups.length === 0) return <p className="today-nobody">{words.nothingNeedsAttention}</p>
  return (
    <ul className="today-need">
      {groups.map((group) => (
        <li key={`${group.kind} ${group.late}`} data-late={group.late || undefined}>
          <Icon shape={group.late ? icons.warning : attentionKinds[group.kind].icon} className="size-4" />
          {group.count === 1 ? <Single group={group} row={group.rows[0]} /> : <Several group={group} />}
        </li>
      ))}
    </ul>
  )
}

function Single({ group: { title }, row }: { group: AttentionGroup; row: AttentionRow }) {
  return (
    <>
      <div>
        <b>{title}</b>
        <Text row={row} />
      </div>
      <Deed row={row} />
    </>
  )
}

function Several({ group: { kind, title, rows } }: { group: AttentionGroup }) {
  const reaches = useReaches()
  const { to } = attentionKinds[kind]
  const together = to !== undefined && reaches(to) && rows.every(({ settlement }) => settlement === null)
  return (
    <>
      <details>
        <summary>
          <b>{title}</b> <Icon shape={icons.chevron} className="size-4" />
        </summary>
        <ul>
          {rows.map((row) => (
            <li key={row.key}>
              <Text row={row} />
              {!together && <Deed row={row} />}
            </li>
          ))}
        </ul>
      </details>
      {together && <ToPlace kind={kind} />}
    </>
  )
}

/** What it is about, with a link to the booking where the button does something else. */
function Text({ row: { kind, text, at, bookingId, settlement } }: { row: AttentionRow }) {
  const { to, letter } = attentionKinds[kind]
  const elsewhere = settlement !== null || to !== undefined || letter !== undefined
  return (
    <p>
      {text}
      {at && <span className="text-ink-soft"> · {formatMoment(at)}</span>}
      {bookingId !== null && elsewhere && (
        <>
          {' '}
          <Link to={toBooking(bookingId)} className="link">
            {words.openTheBooking}
          </Link>
        </>
      )}
    </p>
  )
}

const toBooking = (bookingId: number) => href('/admin/dashboard/bookings/:bookingId', { bookingId: String(bookingId) })

/** The one button of an item: it settles it, or goes where that is done. */
function Deed({ row: { kind, bookingId, settlement, releases } }: { row: AttentionRow }) {
  const may = useMay()
  const { to, act, letter } = attentionKinds[kind]
  if (settlement !== null)
    return (
      <LinkButton to={`?settle=${settlement}`} preventScrollReset small>
        {releases ? words.release : words.settle}
      </LinkButton>
    )
  if (to !== undefined) return <ToPlace kind={kind} />
  if (bookingId === null) return null
  if (letter && may(forRoles.management))
    return (
      <LinkButton to={`${toBooking(bookingId)}?letter=${letter}`} small>
        {act}
      </LinkButton>
    )
  return (
    <LinkButton to={toBooking(bookingId)} small aria-label={act && !letter ? undefined : words.openTheBooking}>
      {letter ? words.open : (act ?? words.open)}
    </LinkButton>
  )
}

function ToPlace({ kind }: { kind: AttentionRow['kind'] }) {
  const reaches = useReaches()
  const { to, act, inFull } = attentionKinds[kind]
  if (to === undefined || !reaches(to)) return null
  return (
    <LinkButton to={to} small aria-label={inFull}>
      {act ?? words.open}
    </LinkButton>
  )
}
