import { Form, href } from 'react-router'
import type { DeclaredStay } from '#contract/declarations.ts'
import { forRoles } from '#domain/accounts/roles.ts'
import { formatDay } from '#words/en/days.ts'
import { methodLabels } from '#words/en/labels.ts'
import { formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/office-books.ts'
import { formatRegistration } from '#words/en/villa-page.ts'
import { Intent } from '../../forms/intent.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useMay } from '../use-may.ts'

/** The number that was asked for just now. */
export type ShownDocument = { bookingId: number; documentNumber: string }

const headings = [words.stay, words.arrival, words.departure, words.guest, words.amount, words.ofWhichLevy, words.paidBy]

/** The stays of a month, own ones and those of other platforms. */
type Props = { month: string; shown: ShownDocument | undefined }

export const StaysSheet = ({ stays, ...more }: Props & { stays: DeclaredStay[] }) => (
  <table className="sheet lines">
    <thead>
      <tr>
        {headings.map((heading) => (
          <th key={heading} scope="col">
            {heading}
          </th>
        ))}
        <th scope="col">
          <span className="sr-only">{words.actions}</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {stays.map((stay) => (
        <Row key={`${stay.bookingId} ${stay.platformStayId}`} stay={stay} {...more} />
      ))}
    </tbody>
  </table>
)

function Row({ stay, month, shown }: Props & { stay: DeclaredStay }) {
  const may = useMay()
  const { bookingId, bookingNumber, platform, platformStayId, villa, cancelledOn, guestName, country } = stay
  return (
    <tr>
      <td data-name={words.stay} data-at="main">
        <div>
          {bookingId === null ? (
            <span className="font-semibold">{platform}</span>
          ) : (
            <Link to={href('/admin/dashboard/bookings/:bookingId', { bookingId: String(bookingId) })} className="link">
              {bookingNumber}
            </Link>
          )}
          <span className="block text-sm">{villa}</span>
          <span className="block text-ink-soft text-sm">
            {formatRegistration(stay.registrationKind, stay.registrationNumber) || words.unregistered}
          </span>
        </div>
      </td>
      <td data-name={words.arrival}>{formatDay(stay.checkIn)}</td>
      <td data-name={words.departure}>
        <div>
          {formatDay(stay.checkOut)}
          {cancelledOn && <span className="block text-ochre text-sm">{words.cancelledOn(formatDay(cancelledOn))}</span>}
        </div>
      </td>
      <td data-name={words.guest}>
        <div>
          {guestName}
          {country && <span className="block text-ink-soft text-sm">{country}</span>}
          <GuestDocument stay={stay} month={month} shown={shown} />
        </div>
      </td>
      <td data-name={words.amount} data-at="end" className="tabular">
        {formatEuros(stay.amount)}
      </td>
      <td data-name={words.ofWhichLevy} data-label className="tabular">
        {formatEuros(stay.levy)}
      </td>
      <td data-name={words.paidBy}>{stay.methods.map((method) => methodLabels[method]).join(', ')}</td>
      <td>
        {platformStayId !== null && may(forRoles.desk) && (
          <LinkButton to={`?month=${month}&remove=${platformStayId}`} preventScrollReset small>
            {words.remove}
            <span className="sr-only"> {guestName}</span>
          </LinkButton>
        )}
      </td>
    </tr>
  )
}

/** The number of a guest's document, once it is asked for. */
function GuestDocument({ stay: { bookingId, bookingNumber, hasDocument }, month, shown }: Props & { stay: DeclaredStay }) {
  const may = useMay()
  if (bookingId === null || !hasDocument || !may(forRoles.desk)) return null
  if (shown?.bookingId === bookingId) return <span className="block font-semibold tabular">{shown.documentNumber}</span>
  return (
    <Form method="post" action={`?month=${month}`} preventScrollReset>
      <Intent is="show-document" />
      <input type="hidden" name="bookingId" value={bookingId} />
      <SubmitButton acting={words.oneMoment} of={`document ${bookingId}`} small>
        {words.showDocument}
        <span className="sr-only"> {bookingNumber}</span>
      </SubmitButton>
    </Form>
  )
}
