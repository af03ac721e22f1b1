import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { complaintDecisions } from '#domain/support/complaints.ts'
import { id, version } from './schema-content.ts'
import { day } from './schema-pricing.ts'

export const complaintYears = pgTable('complaint_years', {
  year: integer('year').primaryKey(),
  lastNumber: integer('last_number').notNull(),
})

export const complaints = pgTable('complaints', {
  id: id(),
  year: integer('year').notNull(),
  number: integer('number').notNull(),
  ticketId: integer('ticket_id'),
  accountId: integer('account_id'),
  email: text('email').notNull().default(''),
  guestName: text('guest_name').notNull(),
  bookingCode: text('booking_code').notNull().default(''),
  content: text('content').notNull(),
  receivedOn: day('received_on').notNull(),
  answerBy: day('answer_by').notNull(),
  solveBy: day('solve_by').notNull(),
  decision: text('decision', { enum: complaintDecisions }),
  answer: text('answer').notNull().default(''),
  answeredOn: day('answered_on'),
  solvedOn: day('solved_on'),
  remarks: text('remarks').notNull().default(''),
  version: version(),
})
