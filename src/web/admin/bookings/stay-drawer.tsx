import type { ReactNode } from 'react'
import { href } from 'react-router'
import { forRoles } from '#domain/accounts/roles.ts'
import { whatsAppLink } from '#domain/chat-links.ts'
import { phoneLink } from '#domain/contact-links.ts'
import * as counts from '#words/en/counts.ts'
import { formatDay, shortRange } from '#words/en/days.ts'
import { formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/office-timeline.ts'
import type { StayGlance } from '../../routes/admin/stay-glance.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { State } from '../status-menu.tsx'
import { useFetched } from '../use-fetched.ts'
import { useMay } from '../use-may.ts'

/** A stay beside the calendar: who, when, the money, how to reach the guest, and the way to its page. */
export function StayDrawer({ bookingId, close }: { bookingId: number | null; close: () => void }) {
  const address = bookingId === null ? null : `${href('/admin/dashboard/bookings/glance')}?bookingId=${bookingId}`
  const read = useFetched<StayGlance>(address)
  const may = useMay()
  return (
    <Drawer open={bookingId !== null} close={close} title={read.state === 'here' ? read.answer.guest.name : words.booking}>
      {read.state === 'coming' && <p className="text-ink-soft">{words.stayComing}</p>}
      {read.state === 'failed' && <p className="text-brick">{words.stayNotRead}</p>}
      {read.state === 'here' && <Glance stay={read.answer} />}
      {bookingId !== null && (
        <p className="mt-5 flex flex-wrap gap-2">
          <LinkButton to={href('/admin/dashboard/bookings/:bookingId', { bookingId: String(bookingId) })} look="act">
            {words.openBooking}
          </LinkButton>
          {may(forRoles.desk) && <LinkButton to={`${href('/admin/dashboard/support')}?stay=${bookingId}`}>{words.write}</LinkButton>}
        </p>
      )}
    </Drawer>
  )
}

function Glance({ stay }: { stay: StayGlance }) {
  const { guest, nextDueOn } = stay
  return (
    <>
      <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <State status={stay.status} />
        <span className="text-ink-soft">{stay.bookingNumber}</span>
      </p>
      <dl className="drawer-facts">
        <Fact label={words.villa}>{stay.villa}</Fact>
        <Fact label={words.dates}>
          {shortRange(stay.checkIn, stay.checkOut)}, {counts.nights(stay.nights)}
        </Fact>
        <Fact label={words.guests}>{stay.guests}</Fact>
        <Fact label={words.total}>{formatEuros(stay.total)}</Fact>
        <Fact label={words.paidSoFar}>{formatEuros(stay.paid)}</Fact>
        {stay.remaining > 0 && (
          <Fact label={words.remaining}>
            {formatEuros(stay.remaining)}
            {nextDueOn && `, ${words.dueNext(formatDay(nextDueOn))}`}
          </Fact>
        )}
      </dl>
      <Contact {...guest} />
    </>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

function Contact({ email, phone }: Pick<StayGlance['guest'], 'email' | 'phone'>) {
  const chat = whatsAppLink(phone)
  const ways = [...(phone ? [[phoneLink(phone), words.call] as const] : []), ...(chat ? [[chat, words.whatsApp] as const] : [])]
  if (ways.length === 0) return null
  return (
    <div className="mt-4">
      <p className="text-sm">{[phone, email].filter(Boolean).join(' · ')}</p>
      <p className="mt-2 flex flex-wrap gap-2">
        {ways.map(([to, label]) => (
          <a key={to} href={to} className="button button-plain">
            {label}
          </a>
        ))}
      </p>
    </div>
  )
}
