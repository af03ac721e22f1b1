import type { z } from 'zod'
import { SignedIn } from './accounts.ts'
import { Activity } from './activity.ts'
import { GuestBooking, GuestForm, Price, WhatsNext } from './booking-entries.ts'
import { RecordedPayment } from './booking-money.ts'
import { CancellationLadder } from './cancellation.ts'
import { OwnComplaint } from './complaints.ts'
import { OwnStay } from './guest-stays.ts'
import { PaperEntry } from './papers.ts'
import { PaymentForm } from './payments.ts'
import { Picture } from './pictures.ts'
import { NightLines } from './price.ts'
import { ScheduledStage } from './stages.ts'
import { TicketMessage } from './support.ts'
import { MailParts, ThreadMessage } from './threads.ts'
import { Villa } from './villas.ts'
import { Json } from './wire.ts'

/** What several calls take or answer, by the names that the OpenAPI document gives it. */
export const sharedSchemas: Record<string, z.ZodType> = {
  Activity,
  CancellationLadder,
  GuestBooking,
  GuestForm,
  Json,
  MailParts,
  NightLines,
  OwnComplaint,
  OwnStay,
  PaperEntry,
  PaymentForm,
  Picture,
  Price,
  RecordedPayment,
  ScheduledStage,
  SignedIn,
  ThreadMessage,
  TicketMessage,
  Villa,
  WhatsNext,
}
