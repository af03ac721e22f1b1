import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { conversationTopics } from '#domain/reports/conversations.ts'
import { comparisons } from '#domain/reports/period.ts'
import { call } from './call.ts'
import { Day, DayInput, Euro, Whole } from './wire.ts'

/** Days, both inclusive. */
const Period = z.object({ from: Day, until: Day })

const Figures = z.object({
  /** Nights that were sold or could have been. */
  onSale: z.int(),
  /** Nights sold here, and by platforms. */
  own: z.int(),
  elsewhere: z.int(),
  /** Of the nights sold here. */
  revenue: Euro,
  /** Percent of the nights on sale. */
  occupancy: z.number().nullable(),
  averageRate: Euro.nullable(),
  revenuePerNight: Euro.nullable(),
})

const Counted = z.object({ upTo: z.int().nullable(), count: z.int() })
const Cancellations = z.object({ made: z.int(), cancelled: z.int(), nights: z.int(), kept: Euro })
const Sums = z.object({ received: Euro, returned: Euro, net: Euro })

export const reportTables = [
  'months',
  'villas',
  'pace',
  'leadTimes',
  'lengths',
  'sources',
  'countries',
  'cancellations',
  'money',
  'due',
] as const

/** Why a stay could not be booked: its nights, a rule, or the number of guests. */
export const missedWhys = ['taken', 'rule', 'party'] as const

export const assistantTables = ['missed', 'clients'] as const

export const conversationTables = ['answers', 'weeks', 'topics'] as const

/** Conversations in which a guest waited for the hosts. */
const AnswerTimes = z.object({
  /** Minutes until the hosts answered; null if they answered none. */
  median: z.int().nullable(),
  answered: z.int(),
  unanswered: z.int(),
})

const askedPeriod = {
  from: DayInput,
  until: DayInput,
  /** One villa; without it all. */
  villaId: Whole.optional(),
}
const asked = { ...askedPeriod, comparison: z.enum(comparisons).default('none') }

export const reportCalls = {
  read: call({
    method: 'GET',
    path: '/api/adminReports.php',
    summary: 'Occupancy, rates, pace, sources, cancellations and money of a period, compared with another',
    access: 'admin',
    roles: forRoles.ledger,
    input: z.object(asked),
    answer: z.object({
      period: Period,
      compared: Period.nullable(),
      total: Figures,
      totalCompared: Figures.nullable(),
      /** `compared`: the month at the same place in the compared period. */
      months: z.array(z.object({ month: z.string(), figures: Figures, compared: Figures.nullable() })),
      villas: z.array(z.object({ villaId: z.int(), villa: z.string(), figures: Figures, compared: Figures.nullable() })),
      /** Nights of the period that were sold by the end of each month; null for months to come. */
      pace: z.array(z.object({ month: z.string(), nights: z.int().nullable(), compared: z.int().nullable() })),
      /** Days from the booking to the arrival. */
      leadTimes: z.array(Counted),
      /** Nights of a stay. */
      lengths: z.array(Counted),
      /** `source`: 'site', 'link' (of an assistant), 'hand', 'offer', or `elsewhere` the name of a connected calendar, which may be one of these words. */
      sources: z.array(z.object({ source: z.string(), elsewhere: z.boolean(), stays: z.int(), nights: z.int(), revenue: Euro.nullable() })),
      /** Empty where guests have not said it. */
      countries: z.array(z.object({ country: z.string(), stays: z.int(), nights: z.int() })),
      cancellations: Cancellations,
      cancellationsCompared: Cancellations.nullable(),
      /** What the ledger says. */
      money: z.array(Sums.extend({ month: z.string() })),
      moneyTotal: Sums,
      /** Unpaid stages by the month in which they are due, for all periods. */
      due: z.array(z.object({ month: z.string(), amount: Euro, overdue: Euro })),
      villaNames: z.array(z.object({ villaId: z.int(), villa: z.string() })),
    }),
  }),
  sold: call({
    method: 'GET',
    path: '/api/adminSoldNights.php',
    summary: 'How many villas are sold in each night of a year',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({
      year: Whole.check(z.gte(2000, 'year_out_of_range'), z.lte(2098, 'year_out_of_range')),
      /** One villa; without it all. */
      villaId: Whole.optional(),
    }),
    answer: z.object({
      /** Villas that could be sold in each night. */
      villas: z.int(),
      /** From January 1. */
      sold: z.array(z.int()),
    }),
  }),
  file: call({
    method: 'GET',
    path: '/api/exportReport.php',
    perMinute: 30,
    summary: 'A table of the report as a CSV file',
    access: 'admin',
    roles: forRoles.ledger,
    shape: 'file',
    input: z.object({ ...asked, table: z.enum(reportTables) }),
    answer: z.string(),
  }),
  conversations: call({
    method: 'GET',
    path: '/api/adminConversations.php',
    summary: 'How soon the hosts answered in a period, in how many conversations guests wrote in each week, and what about',
    access: 'admin',
    roles: forRoles.management,
    input: z.object(askedPeriod),
    answer: z.object({
      period: Period,
      total: AnswerTimes,
      /** By the month in which a guest began to wait. */
      months: z.array(AnswerTimes.extend({ month: z.string() })),
      /** `week`: its Monday. Without weeks to come. */
      weeks: z.array(z.object({ week: Day, conversations: z.int() })),
      /** Most often asked first. `percent`: of all. */
      topics: z.array(z.object({ topic: z.enum(conversationTopics), count: z.int(), percent: z.number() })),
    }),
  }),
  assistants: call({
    method: 'GET',
    path: '/api/adminAssistants.php',
    summary: 'Stays of a period that assistants asked for and that could not be booked, and which assistants asked in it',
    access: 'admin',
    roles: forRoles.management,
    input: z.object(askedPeriod),
    answer: z.object({
      period: Period,
      /** By arrival in the period, most often asked for first. `villa`: null where any villa would have done. */
      missed: z.array(z.object({ villa: z.string().nullable(), checkIn: Day, checkOut: Day, why: z.enum(missedWhys), times: z.int() })),
      /** Of all villas, by the name that each gives itself, or empty for many. `links`: to book. */
      clients: z.array(z.object({ client: z.string(), calls: z.int(), missed: z.int(), links: z.int() })),
    }),
  }),
  assistantFile: call({
    method: 'GET',
    path: '/api/exportAssistants.php',
    perMinute: 30,
    summary: 'A table about assistants as a CSV file',
    access: 'admin',
    roles: forRoles.management,
    shape: 'file',
    input: z.object({ ...askedPeriod, table: z.enum(assistantTables) }),
    answer: z.string(),
  }),
  conversationFile: call({
    method: 'GET',
    path: '/api/exportConversations.php',
    perMinute: 30,
    summary: 'A table about conversations as a CSV file',
    access: 'admin',
    roles: forRoles.management,
    shape: 'file',
    input: z.object({ ...askedPeriod, table: z.enum(conversationTables) }),
    answer: z.string(),
  }),
}
