import { adminStatuses, type BookingStatus } from '#domain/bookings/status.ts'
import { statusLabels } from '#words/en/labels.ts'
import * as words from '#words/en/office-bookings.ts'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { PopoverMenu } from '../ui/popover-menu.tsx'

/** A sign and the word. */
export const State = ({ status }: { status: BookingStatus }) => (
  <span className="state" data-status={status}>
    {statusLabels[status]}
  </span>
)

/** `toChange`: where a change to a status is asked. */
type Props = { status: BookingStatus; bookingNumber: string; toChange: (status: BookingStatus) => string }

/**
 * The status, which opens the choices of another one. Each leads to the booking's page, which shows the effects of a change before it is
 * made. `pending` is not among them: it is the first status.
 */
export const StatusMenu = ({ status, bookingNumber, toChange }: Props) => (
  <PopoverMenu
    id={`status-${bookingNumber}`}
    name={`${words.statusOfBooking(bookingNumber)}: ${statusLabels[status]}`}
    className="state-button"
    label={
      <>
        <State status={status} />
        <Icon shape={icons.chevron} className="size-3.5" />
      </>
    }
  >
    {adminStatuses.map((one) => (
      <li key={one}>
        <Link to={toChange(one)} aria-current={one === status ? 'true' : undefined}>
          <State status={one} />
        </Link>
      </li>
    ))}
  </PopoverMenu>
)
