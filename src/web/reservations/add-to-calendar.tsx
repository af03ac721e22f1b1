import { Icon } from '../ui/icon.tsx'

/** A plain link to the .ics file: the browser opens the user's calendar app. */
export const AddToCalendar = ({ bookingId }: { bookingId: number }) => (
  <a href={`/reservations/${bookingId}/stay.ics`} className="link link-alone no-print">
    <Icon name="clock" className="size-4" /> Add to calendar
  </a>
)
