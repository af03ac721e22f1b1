import { type BookingStatus, blocksNights } from './bookings/status.ts'
import { addDays, type CalendarDay } from './calendar-day.ts'
import { type Month, monthsLater } from './month.ts'
import type { Stay } from './stay.ts'
import type { RegistrationKind } from './villas/registration.ts'

/** What is declared for each month: its stays, and their climate levy. */
export const declarationKinds = ['stays', 'levy'] as const
export type DeclarationKind = (typeof declarationKinds)[number]

const STAYS_DUE = 20
const REMINDED_DAYS = 5

/** Last day for a declaration: for stays the 20th of the following month, for the levy its end. */
export const declarationDue = (kind: DeclarationKind, month: Month): CalendarDay =>
  kind === 'stays' ? `${monthsLater(month, 1)}-${STAYS_DUE}` : addDays(`${monthsLater(month, 2)}-01`, -1)

/** True from five days before a declaration is due. */
export const isSoonDue = (kind: DeclarationKind, month: Month, today: CalendarDay): boolean =>
  today >= addDays(declarationDue(kind, month), -REMINDED_DAYS)

/** Days after departure for which a guest can still give the number. */
const ASKED_DAYS = 31
const STORED_DAYS = 30
const LONGEST_STORED_DAYS = 365

/** The number of the guest's document is asked for once the stay is paid for, where the registration of the villa needs it. */
export const isDocumentAsked = (
  { status, checkOut }: Pick<Stay, 'checkOut'> & { status: BookingStatus },
  registration: RegistrationKind,
  today: CalendarDay,
): boolean => registration === 'ama' && blocksNights(status) && today <= addDays(checkOut, ASKED_DAYS)

/** True 30 days after the declaration, and a year after departure without one. */
export const isDocumentToErase = (
  { checkOut, declaredOn }: { checkOut: CalendarDay; declaredOn: CalendarDay | null },
  today: CalendarDay,
): boolean => today > addDays(checkOut, LONGEST_STORED_DAYS) || (declaredOn !== null && today >= addDays(declaredOn, STORED_DAYS))
