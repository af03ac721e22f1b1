import { href } from 'react-router'
import type { AnswerOf } from '#contract/call.ts'
import type { dashboardCalls } from '#contract/dashboard.ts'
import { forRoles, type Role } from '#domain/accounts/roles.ts'
import type { BookingStatus } from '#domain/bookings/status.ts'
import { mailLink } from '#domain/contact-links.ts'
import { folded } from '#domain/folded.ts'
import type { TicketStatus } from '#domain/support/reasons.ts'
import { formatDay, shortRange } from '#words/en/days.ts'
import { formatEuros } from '#words/en/numbers.ts'
import { restrictDates } from '#words/en/office-bookings.ts'
import { nameOfPlace } from '#words/en/office-frame.ts'
import { newBooking } from '#words/en/office-new-booking.ts'
import * as words from '#words/en/office-search.ts'
import * as support from '#words/en/office-support.ts'
import { kinds } from '#words/en/papers.ts'
import type { MenuPlace } from '../use-office-menu.ts'
import { placeKeys } from './place-keys.ts'

export type FoundInOffice = AnswerOf<typeof dashboardCalls.search>

/** A line of the search; `file`: it is downloaded, or opened by another program. */
export type Entry = {
  key: string
  to: string
  main: string
  more?: string
  end?: string
  status?: BookingStatus
  shortcut?: string
  file?: true
}
export type Group = { name: keyof typeof words.groups; entries: Entry[] }

const MOST_PAGES = 5

type Asked = { text: string; found: FoundInOffice | null; menu: MenuPlace[]; may: (group: readonly Role[]) => boolean }

/** What the search shows for a text, in groups; without a text what one can do and the places. */
export function listEntries({ text, found, menu, may }: Asked): Group[] {
  const groups: Group[] = [
    { name: 'stays', entries: found?.bookings.map(toStay) ?? [] },
    { name: 'deeds', entries: listDeeds(text, found, may) },
    { name: 'conversations', entries: found?.tickets.map(toConversation) ?? [] },
    { name: 'papers', entries: found?.papers.map(toPaper) ?? [] },
    { name: 'pages', entries: listPages(text, menu) },
  ]
  return groups.filter(({ entries }) => entries.length > 0)
}

const toStay = ({ id, bookingNumber, status, guestName, villa, checkIn, checkOut, total }: FoundInOffice['bookings'][number]): Entry => ({
  key: `stay-${id}`,
  to: href('/admin/dashboard/bookings/:bookingId', { bookingId: String(id) }),
  main: guestName || bookingNumber,
  more: `${villa}, ${shortRange(checkIn, checkOut)}`,
  end: status === 'restricted' ? '' : formatEuros(total),
  status,
})

const ticketStates: Record<TicketStatus, string> = {
  pending: support.pending,
  in_progress: support.inProgress,
  resolved: support.resolved,
  closed: support.closed,
}

const toConversation = ({ id, guestName, beginning, status }: FoundInOffice['tickets'][number]): Entry => ({
  key: `ticket-${id}`,
  to: `${href('/admin/dashboard/support')}?ticket=${id}`,
  main: words.ticketOf(id, guestName),
  more: beginning,
  end: ticketStates[status],
})

const toPaper = ({ number, kind, issuedOn }: FoundInOffice['papers'][number]): Entry => ({
  key: `paper-${number}`,
  to: `/api/booking/paper.php?${new URLSearchParams({ number })}`,
  main: number,
  more: kinds[kind],
  end: formatDay(issuedOn),
  file: true,
})

/** Without a text for anybody; with one for the guest of the first stay that it finds. */
function listDeeds(text: string, found: FoundInOffice | null, may: Asked['may']): Entry[] {
  const guest = found?.bookings.find(({ guestName }) => guestName)
  const create = href('/admin/dashboard/bookings/new')
  const deeds: (Entry | false | undefined)[] = text
    ? [
        guest &&
          may(forRoles.management) && {
            key: 'new-for',
            to: `${create}?guestOf=${guest.id}`,
            main: words.newBookingFor(guest.guestName),
          },
        guest?.email
          ? may(forRoles.desk) && { key: 'write', to: mailLink(guest.email), main: words.writeTo(guest.guestName), file: true }
          : undefined,
      ]
    : [
        may(forRoles.management) && { key: 'new', to: create, main: newBooking, shortcut: 'N' },
        may(forRoles.desk) && {
          key: 'restrict',
          to: `${href('/admin/dashboard/bookings')}?tab=timeline&restrict=1`,
          main: restrictDates,
        },
      ]
  return deeds.filter((deed) => deed !== false && deed !== undefined)
}

function listPages(text: string, menu: MenuPlace[]): Entry[] {
  if (!text)
    return menu.map(({ place, pages }) => ({
      key: place,
      to: pages[0]?.[0] ?? '',
      main: nameOfPlace[place],
      shortcut: `G ${placeKeys[place]}`,
    }))
  const wanted = folded(text)
  return menu
    .flatMap(({ place, pages }) => pages.map(([to, label]) => ({ key: to, to, main: label, more: nameOfPlace[place] })))
    .filter(({ main, more }) => folded(`${main} ${more}`).includes(wanted))
    .slice(0, MOST_PAGES)
}
