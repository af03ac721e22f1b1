import { cancellationLadder } from '#domain/bookings/refund-on-cancel.ts'
import type { PaymentState } from '#domain/bookings/schedule.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { chatLinks } from '#domain/chat-links.ts'
import { mailLink, phoneLink } from '#domain/contact-links.ts'
import { SECURITY_DEPOSIT } from '#domain/pricing/security-deposit.ts'
import { formatDayWithWeekday } from '#words/en/days.ts'
import * as words from '#words/en/mail-stay.ts'
import { formatEurosBriefly } from '#words/en/numbers.ts'
import type { Row, Table } from '../../mail/email-template.ts'
import type { AboutBooking } from '../about-booking.ts'

/** Where the house is, and when to come and go. */
export const arrivalTable = ({ booking, settings: { contact } }: AboutBooking): Table => ({
  title: words.arrival.title,
  rows: [
    [words.arrival.checkIn, words.arrival.checkInHours(formatDayWithWeekday(booking.checkIn))],
    [words.arrival.checkOut, words.arrival.checkOutHour(formatDayWithWeekday(booking.checkOut))],
    [words.arrival.address, contact.address],
    ...(contact.mapUrl ? [[words.arrival.map, { text: words.arrival.openTheMap, url: contact.mapUrl }] satisfies Row] : []),
  ],
})

/** Every amount still due, and the deposit. */
export const dueTable = ({ stages }: PaymentState): Table => {
  const due = stages.filter((stage) => stage.due > 0)
  return {
    title: words.due.title,
    rows: [
      ...(due.length === 0 ? [[words.due.stay, words.due.everythingPaid] satisfies Row] : []),
      ...due.map((stage): Row => [formatEurosBriefly(stage.due), words.due.by(formatDayWithWeekday(stage.dueOn))]),
      [words.due.deposit, words.due.depositInCash(formatEurosBriefly(SECURITY_DEPOSIT))],
    ],
  }
}

/** `paid`: what has been paid until now. */
export const cancellationTable = ({ booking }: AboutBooking, { paid }: PaymentState, today: CalendarDay): Table => {
  const steps = cancellationLadder(booking, today, paid)
  const goesBack = steps.at(-1)?.amount ? words.cancellation.refundWithLevy : words.cancellation.refund
  return {
    title: words.cancellation.title,
    rows: steps.map(({ percent, until, amount }): Row => {
      if (until !== null) return [words.cancellation.until(formatDayWithWeekday(until)), goesBack(percent, formatEurosBriefly(amount))]
      return [
        steps.length > 1 ? words.cancellation.after : words.cancellation.now,
        amount > 0 ? words.cancellation.onlyTheLevy(formatEurosBriefly(amount)) : words.cancellation.noRefund,
      ]
    }),
  }
}

export function contactTable({ settings }: AboutBooking): Table {
  const { phone, email } = settings.contact
  const { whatsApp, viber } = chatLinks(settings.chats)
  return {
    title: words.contact.title,
    rows: [
      [words.contact.phone, { text: phone, url: phoneLink(phone) }],
      ...(whatsApp ? [[words.contact.whatsApp, { text: words.contact.writeUs, url: whatsApp }] satisfies Row] : []),
      ...(viber ? [[words.contact.viber, { text: words.contact.writeUs, url: viber }] satisfies Row] : []),
      [words.contact.email, { text: email, url: mailLink(email) }],
    ],
  }
}
