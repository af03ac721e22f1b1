import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { complaintDecisions, complaintStates } from '#domain/support/complaints.ts'
import { call } from './call.ts'
import { ComplaintReceipt } from './support.ts'
import { Day, DayInput, DayOr, Id, Line, Nothing, OptionalEmail, Page, Text, Total, Version } from './wire.ts'

/** What its guest sees of a complaint. */
export const OwnComplaint = ComplaintReceipt.extend({
  content: z.string(),
  decision: z.enum(complaintDecisions).nullable(),
  answer: z.string(),
  answeredOn: Day.nullable(),
  solvedOn: Day.nullable(),
})

/** An entry of the register. */
const Complaint = OwnComplaint.extend({
  id: z.int(),
  version: z.int(),
  guestName: z.string(),
  /** Address for the answer; empty if the guest has given none or the account was erased. */
  email: z.string(),
  bookingNumber: z.string(),
  ticketId: z.int().nullable(),
  state: z.enum(complaintStates),
  remarks: z.string(),
})
export type Complaint = z.output<typeof Complaint>

/** The register of complaints, as consumer law demands it. Guests complain by `/api/support_request.php`. */
export const complaintCalls = {
  list: call({
    method: 'GET',
    path: '/api/complaints.php',
    summary: 'The register of complaints, newest first',
    access: 'admin',
    roles: forRoles.desk,
    /** `complaintId`: only this one. */
    input: z.object({ state: z.enum(complaintStates).optional(), complaintId: Id.optional(), ...Page }),
    answer: z.object({ complaints: z.array(Complaint), today: Day, ...Total }),
  }),
  record: call({
    method: 'POST',
    path: '/api/recordComplaint.php',
    summary: 'Enter a complaint that came by mail, by phone or in person; with an address, its receipt is confirmed there',
    access: 'admin',
    roles: forRoles.desk,
    input: z.object({
      guestName: Line(100, 'name_required'),
      email: OptionalEmail('email_invalid').optional(),
      bookingNumber: Text(12).optional(),
      content: Text(5000, 'message_required'),
      receivedOn: DayOr('date_invalid'),
    }),
    answer: ComplaintReceipt,
  }),
  answer: call({
    method: 'POST',
    path: '/api/answerComplaint.php',
    summary: 'Answer a complaint with a decision, which is mailed; a refused one is solved with its answer',
    access: 'admin',
    roles: forRoles.desk,
    input: z.object({
      complaintId: Id,
      version: Version,
      decision: z.enum(complaintDecisions, 'decision_required'),
      answer: Text(5000, 'message_required'),
    }),
    answer: Nothing,
  }),
  update: call({
    method: 'POST',
    path: '/api/updateComplaint.php',
    summary: 'Note on which day an answered complaint was solved, and the owners’ remarks',
    access: 'admin',
    roles: forRoles.desk,
    input: z.object({ complaintId: Id, version: Version, solvedOn: DayInput.nullable(), remarks: Text(5000) }),
    answer: Nothing,
  }),
}
