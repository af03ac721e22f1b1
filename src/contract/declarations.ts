import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { paymentMethods } from '#domain/bookings/recorded-payment.ts'
import { declarationKinds } from '#domain/declarations.ts'
import { isMonth } from '#domain/month.ts'
import { leviedClasses } from '#domain/pricing/levy.ts'
import { registrationKinds } from '#domain/villas/registration.ts'
import { call } from './call.ts'
import { Day, DayInput, Euro, EuroInput, Id, Line, Nothing, Text } from './wire.ts'

const Month = z.string('month_invalid').refine(isMonth, 'month_invalid')

/** A stay to declare. */
const DeclaredStay = z.object({
  /** Booking number; empty for a stay of another platform. */
  bookingNumber: z.string(),
  bookingId: z.int().nullable(),
  /** A stay that was typed in; with its id. */
  platform: z.string().nullable(),
  platformStayId: z.int().nullable(),
  villa: z.string(),
  registrationKind: z.enum(registrationKinds),
  registrationNumber: z.string(),
  checkIn: Day,
  checkOut: Day,
  guestName: z.string(),
  country: z.string(),
  /** Null: the stay took place. */
  cancelledOn: Day.nullable(),
  /** Price of the stay, or the money that was retained of a cancelled one; with its levy. */
  amount: Euro,
  methods: z.array(z.enum(paymentMethods)),
  /** The guest has given the number of a document. `showDocument` returns it. */
  hasDocument: z.boolean(),
  levyNights: z.int(),
  levy: Euro,
})
export type DeclaredStay = z.output<typeof DeclaredStay>

const Declaration = z.object({ due: Day, declaredOn: Day.nullable(), declaredBy: z.string().nullable() })

export const declarationCalls = {
  read: call({
    method: 'GET',
    path: '/api/adminDeclarations.php',
    summary: 'What is to be declared for a month: stays that ended or were cancelled with money retained, and the climate levy by class',
    access: 'admin',
    roles: forRoles.bookings,
    input: z.object({ month: Month }),
    answer: z.object({
      stays: z.array(DeclaredStay),
      levies: z.array(z.object({ levyClass: z.enum(leviedClasses), nights: z.int(), amount: Euro })),
      declarations: z.object({ stays: Declaration, levy: Declaration }),
    }),
  }),
  file: call({
    method: 'GET',
    path: '/api/exportDeclarations.php',
    perMinute: 30,
    summary: 'The stays of a month to declare as a CSV file, with the numbers of guests’ documents; each look is recorded in the activity',
    access: 'admin',
    roles: forRoles.management,
    shape: 'file',
    input: z.object({ month: Month }),
    answer: z.string(),
  }),
  showDocument: call({
    method: 'POST',
    path: '/api/showGuestDocument.php',
    perMinute: 60,
    summary: 'The number of the document of a booking’s guest; each look is recorded in the activity',
    access: 'admin',
    roles: forRoles.desk,
    input: z.object({ bookingId: Id }),
    answer: z.object({ documentNumber: z.string() }),
  }),
  declare: call({
    method: 'POST',
    path: '/api/declareMonth.php',
    summary: 'Note the day on which the stays or the levy of a month were declared; without a day: not declared',
    access: 'admin',
    roles: forRoles.desk,
    input: z.object({ month: Month, kind: z.enum(declarationKinds), declaredOn: DayInput.nullish() }),
    answer: Nothing,
  }),
  addStay: call({
    method: 'POST',
    path: '/api/addPlatformStay.php',
    summary: 'Add a stay that was sold on another platform',
    access: 'admin',
    roles: forRoles.desk,
    input: z.object({
      villaId: Id,
      platform: Line(60, 'platform_required'),
      checkIn: DayInput,
      checkOut: DayInput,
      guestName: Line(100, 'name_required'),
      country: Text(100).optional(),
      amount: EuroInput.check(z.nonnegative('amount_negative')),
      method: z.enum(paymentMethods),
    }),
    answer: z.object({ id: z.int() }),
  }),
  removeStay: call({
    method: 'DELETE',
    path: '/api/deletePlatformStay.php',
    summary: 'Remove a stay of another platform',
    access: 'admin',
    roles: forRoles.desk,
    input: z.object({ id: Id }),
    answer: Nothing,
  }),
}
