import type { ReactNode } from 'react'
import { href } from 'react-router'
import { prefix } from '#words/en/language.ts'
import * as words from '#words/en/reservations.ts'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'

/** `children`: tells it from that of other stays. */
type Props = { bookingId: number; children?: ReactNode }

/** A plain link to the .ics file: the browser opens the user's calendar app. */
export const AddToCalendar = ({ bookingId, children }: Props) => (
  <a href={prefix + href('/reservations/:bookingId/stay.ics', { bookingId: String(bookingId) })} className="link link-alone no-print">
    <Icon shape={icons.calendar} className="size-4" /> {words.addToCalendar}
    {children}
  </a>
)
