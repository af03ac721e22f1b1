import type { ReactNode } from 'react'
import { Form, href } from 'react-router'
import type { DeclaredStay } from '#contract/declarations.ts'
import { forRoles } from '#domain/accounts/roles.ts'
import { briefRange, formatDay } from '#words/en/days.ts'
import { methodLabels } from '#words/en/labels.ts'
import { formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/office-books.ts'
import { actionsFor } from '#words/en/office-frame.ts'
import { formatRegistration } from '#words/en/villa-page.ts'
import { Intent } from '../../forms/intent.tsx'
import { Link } from '../../ui/link.tsx'
import { ColumnHeads } from '../column-heads.tsx'
import { RowMenu } from '../row-menu.tsx'
import { useMay } from '../use-may.ts'

/** The number that was asked for just now. */
export type ShownDocument = { bookingId: number; documentNumber: string }

const heads = [words.stay, words.villa, words.dates, words.guest, words.amount, words.ofWhichLevy, words.paidBy]

/** The stays of a month, own ones and those of other platforms. */
type Props = { month: string; shown: ShownDocument | undefined }

export const StaysSheet = ({ stays, ...more }: Props & { stays: DeclaredStay[] }) => (
  <table className="list mt-4">
    <ColumnHeads heads={heads} menu />
    <tbody>
      {stays.map((stay) => (
        <Row key={`${stay.bookingId} ${stay.platformStayId}`} stay={stay} {...more} />
      ))}
    </tbody>
  </table>
)

const toBooking = (bookingId: number) => href('/admin/dashboard/bookings/:bookingId', { bookingId: String(bookingId) })

function Row({ stay, month, shown }: Props & { stay: DeclaredStay }) {
  const { bookingId, bookingNumber, platform, villa, checkIn, checkOut, cancelledOn, guestName, country } = stay
  const dates = briefRange(checkIn, checkOut)
  const document = shown?.bookingId === bookingId ? shown?.documentNumber : undefined
  return (
    <tr>
      <td data-cell="main">
        {bookingId === null ? (
          <span className="font-semibold">{platform}</span>
        ) : (
          <Link to={toBooking(bookingId)} className="list-main">
            {bookingNumber}
          </Link>
        )}
      </td>
      <td data-cell="second">
        <span className="list-narrow">
          {dates} · {guestName} · {villa}
        </span>
        <span className="list-wide">
          {villa}
          <Second>{formatRegistration(stay.registrationKind, stay.registrationNumber) || words.unregistered}</Second>
        </span>
        {document && <strong className="block tabular">{document}</strong>}
      </td>
      <td data-cell="wide">
        {dates}
        {cancelledOn && <Second>{words.cancelledOn(formatDay(cancelledOn))}</Second>}
      </td>
      <td data-cell="wide">
        {guestName}
        {country && <Second>{country}</Second>}
      </td>
      <td data-cell="sum" className="font-semibold tabular">
        {formatEuros(stay.amount)}
      </td>
      <td data-cell="state" className="tabular">
        <span className="list-narrow">{words.ofWhichLevy} </span>
        {formatEuros(stay.levy)}
      </td>
      <td data-cell="wide">{stay.methods.map((method) => methodLabels[method]).join(', ')}</td>
      <td data-cell="menu">
        <StayMenu stay={stay} month={month} />
      </td>
    </tr>
  )
}

const Second = ({ children }: { children: ReactNode }) => <span className="block text-ink-soft text-xs leading-tight">{children}</span>

/** The stay, the number of the guest's document once it is asked for, and taking a stay of another platform out. */
function StayMenu({
  stay: { bookingId, bookingNumber, platformStayId, guestName, hasDocument },
  month,
}: Omit<Props, 'shown'> & { stay: DeclaredStay }) {
  const may = useMay()(forRoles.desk)
  const removable = platformStayId !== null && may
  if (bookingId === null && !removable) return null
  return (
    <RowMenu id={`stay-${bookingId ?? `of-platform-${platformStayId}`}`} name={actionsFor(guestName)}>
      {bookingId !== null && (
        <li>
          <Link to={toBooking(bookingId)}>
            {words.openStay}
            <span className="sr-only"> {bookingNumber}</span>
          </Link>
        </li>
      )}
      {bookingId !== null && hasDocument && may && (
        <li>
          <Form method="post" action={`?month=${month}`} preventScrollReset>
            <Intent is="show-document" />
            <input type="hidden" name="bookingId" value={bookingId} />
            <button type="submit">
              {words.showDocument}
              <span className="sr-only"> {bookingNumber}</span>
            </button>
          </Form>
        </li>
      )}
      {removable && (
        <li>
          <Link to={`?month=${month}&remove=${platformStayId}`} preventScrollReset className="menu-bad">
            {words.remove}
            <span className="sr-only"> {guestName}</span>
          </Link>
        </li>
      )}
    </RowMenu>
  )
}
