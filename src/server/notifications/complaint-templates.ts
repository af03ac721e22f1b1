import { nameToGreet } from '#domain/accounts/greeting.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { type ComplaintStep, type ComplaintUrgency, writtenNumber } from '#domain/support/complaints.ts'
import { decisionLabels } from '#words/complaints.en.ts'
import * as words from '#words/mail-complaint.en.ts'
import { greeting } from '#words/mail-frame.en.ts'
import { writtenDayWithWeekday } from '#words/written.en.ts'
import type { GuestEmailTemplate, OwnerEmailTemplate, Row, Table } from '../mail/email-template.ts'
import { officeLink } from '../mail/office-link.ts'
import type { ComplaintRow } from '../support/complaint-queries.ts'

/**
 * `proved`: the address is the guest's own for sure. `page`: of the stay, where an account has one. `disputeBodies`: as the owners name
 * them, or empty.
 */
export type Complainer = { name: string; proved: boolean; page: string | null; disputeBodies: string }

const register = (siteUrl: string) => ({ label: words.ownerReceived.button, url: officeLink(siteUrl, '/complaints') })

const table = (complaint: ComplaintRow, more: Row[] = []): Table => ({
  title: words.table.title,
  rows: [
    [words.table.number, writtenNumber(complaint)],
    [words.table.receivedOn, writtenDayWithWeekday(complaint.receivedOn)],
    ...(complaint.bookingCode === '' ? [] : [[words.table.booking, complaint.bookingCode] satisfies Row]),
    ...more,
  ],
})

const deadlineRows = ({ answerBy, solveBy }: { answerBy: CalendarDay; solveBy: CalendarDay }): Row[] => [
  [words.table.answerBy, writtenDayWithWeekday(answerBy)],
  [words.table.solveBy, writtenDayWithWeekday(solveBy)],
]

/** Confirms the receipt. Leaves out the guest's words, like `requestReceived`. */
export function complaintReceived(complaint: ComplaintRow, { name, proved }: Complainer): GuestEmailTemplate {
  const number = writtenNumber(complaint)
  const [receivedOn, answerBy, solveBy] = [complaint.receivedOn, complaint.answerBy, complaint.solveBy].map(writtenDayWithWeekday)
  return {
    kind: 'complaint',
    about: `${complaint.id}`,
    subject: words.received.subject(number),
    preheader: words.received.preheader(answerBy ?? ''),
    blocks: [
      greeting(nameToGreet(name, proved)),
      words.received.isReceived(number, receivedOn ?? '', answerBy ?? '', solveBy ?? ''),
      words.received.keepIt,
      table(complaint, deadlineRows(complaint)),
    ],
  }
}

/** The decision. Repeats the answer only to a proved address; others read it on the page of the stay. */
export function complaintAnswered(complaint: ComplaintRow, { name, proved, page, disputeBodies }: Complainer): GuestEmailTemplate {
  const { decision, answer, solvedOn, solveBy } = complaint
  if (decision === null) throw new Error(`complaint ${complaint.id} has no decision`)
  return {
    kind: 'complaint answered',
    about: `${complaint.id}`,
    subject: words.answered.subject(writtenNumber(complaint)),
    preheader: words.answered.preheader(decision),
    blocks: [
      greeting(nameToGreet(name, proved)),
      words.answered.decided[decision],
      proved ? answer : words.answered.readIt,
      ...(solvedOn === null ? [words.answered.solvedBy(writtenDayWithWeekday(solveBy))] : []),
      ...(decision === 'accepted' || disputeBodies === '' ? [] : [words.answered.disputeBodies(disputeBodies)]),
      table(complaint, [[words.table.decision, decisionLabels[decision]]]),
    ],
    ...(page === null ? {} : { button: { label: words.answered.button, url: page } }),
  }
}

export const complaintForOwner = (complaint: ComplaintRow, siteUrl: string): OwnerEmailTemplate => ({
  kind: 'owner: complaint',
  about: `${complaint.id}`,
  subject: words.ownerReceived.subject(writtenNumber(complaint)),
  preheader: words.ownerReceived.preheader(complaint.guestName, writtenDayWithWeekday(complaint.answerBy)),
  blocks: [
    words.ownerReceived.hasComplained(
      complaint.guestName,
      writtenDayWithWeekday(complaint.answerBy),
      writtenDayWithWeekday(complaint.solveBy),
    ),
    complaint.content,
    table(complaint),
  ],
  button: register(siteUrl),
})

/** Sent once when a step of a complaint is due soon, and once when it is late. Without the guest's name: the account may be erased. */
export const complaintDue = (
  complaint: ComplaintRow,
  { step, by }: ComplaintStep,
  urgency: ComplaintUrgency,
  siteUrl: string,
): OwnerEmailTemplate => ({
  kind: 'owner: complaint due',
  about: `${complaint.id} ${step} ${urgency}`,
  subject: words.ownerDue.subject[step][urgency](writtenNumber(complaint)),
  preheader: words.ownerDue.preheader[step](writtenDayWithWeekday(by)),
  blocks: [words.ownerDue.preheader[step](writtenDayWithWeekday(by)), table(complaint)],
  button: register(siteUrl),
})
