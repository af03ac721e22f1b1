import type { TransferTo } from '#contract/offers.ts'
import type { Settings } from '#contract/settings.ts'
import type { ScheduledStage } from '#domain/bookings/schedule.ts'
import { compactIban, formatIban } from '#domain/iban.ts'
import type { BookingRow } from '../stays/queries.ts'

/** Where the transfer for a stage of a booking goes. The company has an IBAN. */
export const transferTo = (
  { code }: Pick<BookingRow, 'code'>,
  company: Settings['company'],
  { stage, due, dueOn }: Pick<ScheduledStage, 'stage' | 'due' | 'dueOn'>,
): TransferTo => ({
  beneficiary: company.legalName,
  iban: formatIban(company.iban),
  bic: compactIban(company.bic),
  bank: company.transferBank,
  reference: `${code}-${stage}`,
  bookingNumber: code,
  amount: due,
  dueOn,
})
