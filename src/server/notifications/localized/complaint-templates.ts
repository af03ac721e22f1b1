import { nameToGreet } from '#domain/accounts/greeting.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { type ComplaintStep, type ComplaintUrgency, formatComplaintNumber } from '#domain/support/complaints.ts'
import { formatDayWithWeekday } from '#words/en/days.ts'
import { greeting } from '#words/en/mail-frame.ts'
import * as words from '#words/en/mail-support.ts'
import { decisionLabels } from '#words/en/support.ts'
import type { OwnerEmailTemplate, Row, Table, WordedTemplate } from '../../mail/email-template.ts'
import { officeLink } from '../../mail/office-link.ts'
import type { ComplaintRow } from '../../support/complaint-queries.ts'

/**
 * `proved`: the address is the guest's own for sure. `page`: of the stay, where an account has one. `disputeBodies`: as the owners name
 * them, or empty.
 */
export type Complainer = { name: string; proved: boolean; page: string | null; disputeBodies: string }

const register = (siteUrl: string) => ({ label: words.ownerComplaintReceived.button, url: officeLink(siteUrl, '/complaints') })

const table = (complaint: ComplaintRow, more: Row[] = []): Table => ({
  title: words.complaintTable.title,
  rows: [
    [words.complaintTable.number, formatComplaintNumber(complaint)],
    [words.complaintTable.receivedOn, formatDayWithWeekday(complaint.receivedOn)],
    ...(complaint.bookingCode === '' ? [] : [[words.complaintTable.booking, complaint.bookingCode] satisfies Row]),
    ...more,
  ],
})

const deadlineRows = ({ answerBy, solveBy }: { answerBy: CalendarDay; solveBy: CalendarDay }): Row[] => [
  [words.complaintTable.answerBy, formatDayWithWeekday(answerBy)],
  [words.complaintTable.solveBy, formatDayWithWeekday(solveBy)],
]

/** Confirms the receipt. Leaves out the guest's words, like `requestReceived`. */
export function complaintReceived(complaint: ComplaintRow, { name, proved }: Complainer): WordedTemplate {
  const number = formatComplaintNumber(complaint)
  const [receivedOn, answerBy, solveBy] = [complaint.receivedOn, complaint.answerBy, complaint.solveBy].map(formatDayWithWeekday)
  return {
    kind: 'complaint',
    words: 'complaint_received',
    about: `${complaint.id}`,
    subject: words.complaintReceived.subject('{complaint_number}'),
    preheader: words.complaintReceived.preheader(answerBy ?? ''),
    top: [
      greeting(nameToGreet(name, proved)),
      words.complaintReceived.isReceived(number, receivedOn ?? '', answerBy ?? '', solveBy ?? ''),
      words.complaintReceived.keepIt,
    ],
    above: '',
    blocks: [table(complaint, deadlineRows(complaint))],
    below: '',
    values: { complaint_number: number },
  }
}

/** The decision. Repeats the answer only to a proved address; others read it on the page of the stay. */
export function complaintAnswered(complaint: ComplaintRow, { name, proved, page, disputeBodies }: Complainer): WordedTemplate {
  const { decision, answer, solvedOn, solveBy } = complaint
  if (decision === null) throw new Error(`complaint ${complaint.id} has no decision`)
  return {
    kind: 'complaint answered',
    words: 'complaint_answered',
    about: `${complaint.id}`,
    subject: words.complaintAnswered.subject('{complaint_number}'),
    preheader: words.complaintAnswered.preheader(decision),
    top: [
      greeting(nameToGreet(name, proved)),
      words.complaintAnswered.decided[decision],
      proved ? answer : words.complaintAnswered.readIt,
      ...(solvedOn === null ? [words.complaintAnswered.solvedBy(formatDayWithWeekday(solveBy))] : []),
      ...(decision === 'accepted' || disputeBodies === '' ? [] : [words.complaintAnswered.disputeBodies(disputeBodies)]),
    ],
    above: '',
    blocks: [table(complaint, [[words.complaintTable.decision, decisionLabels[decision]]])],
    below: '',
    values: { complaint_number: formatComplaintNumber(complaint) },
    ...(page === null ? {} : { button: { label: words.complaintAnswered.button, url: page } }),
  }
}

export const complaintForOwner = (complaint: ComplaintRow, siteUrl: string): OwnerEmailTemplate => ({
  kind: 'owner: complaint',
  about: `${complaint.id}`,
  subject: words.ownerComplaintReceived.subject(formatComplaintNumber(complaint)),
  preheader: words.ownerComplaintReceived.preheader(complaint.guestName, formatDayWithWeekday(complaint.answerBy)),
  blocks: [
    words.ownerComplaintReceived.hasComplained(
      complaint.guestName,
      formatDayWithWeekday(complaint.answerBy),
      formatDayWithWeekday(complaint.solveBy),
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
  subject: words.ownerDue.subject[step][urgency](formatComplaintNumber(complaint)),
  preheader: words.ownerDue.preheader[step](formatDayWithWeekday(by)),
  blocks: [words.ownerDue.preheader[step](formatDayWithWeekday(by)), table(complaint)],
  button: register(siteUrl),
})
