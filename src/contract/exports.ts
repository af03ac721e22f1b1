import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { MOST_CHOSEN } from '#domain/bookings/most-chosen.ts'
import { call } from './call.ts'
import { DayInput, Id, JsonText } from './wire.ts'

const period = { from: DayInput, until: DayInput }

/** CSV files for the accountant: UTF-8 with a byte order mark, comma-separated (RFC 4180). Both days inclusive. */
export const exportCalls = {
  bookings: call({
    method: 'GET',
    path: '/api/exportBookings.php',
    perMinute: 30,
    summary: 'The bookings of a period as a CSV file, by the day of arrival or the day they were made',
    access: 'admin',
    roles: forRoles.ledger,
    shape: 'file',
    input: z.object({ ...period, by: z.enum(['arrival', 'booked']).optional() }),
    answer: z.string(),
  }),
  chosenBookings: call({
    method: 'GET',
    path: '/api/exportChosenBookings.php',
    perMinute: 30,
    summary: 'Chosen bookings as a CSV file, as that of a period, by the day of arrival',
    access: 'admin',
    roles: forRoles.ledger,
    shape: 'file',
    input: z.object({ bookingIds: JsonText(Id).refine((ids) => ids.length <= MOST_CHOSEN, 'not_a_list') }),
    answer: z.string(),
  }),
  payments: call({
    method: 'GET',
    path: '/api/exportPayments.php',
    perMinute: 30,
    summary: 'Every try to pay of a period as a CSV file, with all the bank’s data, by the day it was settled or else opened',
    access: 'admin',
    roles: forRoles.ledger,
    shape: 'file',
    input: z.object(period),
    answer: z.string(),
  }),
  complaints: call({
    method: 'GET',
    path: '/api/exportComplaints.php',
    perMinute: 30,
    summary: 'The register of complaints of a period as a CSV file, by the day of receipt',
    access: 'admin',
    roles: forRoles.management,
    shape: 'file',
    input: z.object(period),
    answer: z.string(),
  }),
}
