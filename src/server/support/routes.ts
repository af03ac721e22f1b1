import { complaintCalls } from '#contract/complaints.ts'
import { supportCalls } from '#contract/support.ts'
import type { Deps } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { listComplaints } from './complaint-queries.ts'
import { answerComplaint, recordComplaint, updateComplaint } from './complaints.ts'
import { replyToTicket } from './messages.ts'
import { listTickets, openTicket, setTicketStatus } from './requests.ts'

export const supportRoutes = (deps: Deps) => [
  serve(supportCalls.request, ({ account, input }) => openTicket(deps, account, input)),
  serve(supportCalls.reply, ({ account, input }) => replyToTicket(deps, account, input)),
  serve(supportCalls.tickets, ({ input }) => listTickets(deps, input)),
  serve(supportCalls.update, ({ account, input }) => setTicketStatus(deps, account, input)),
  serve(complaintCalls.list, ({ input }) => listComplaints(deps, input)),
  serve(complaintCalls.record, ({ account, input }) => recordComplaint(deps, account, input)),
  serve(complaintCalls.answer, ({ account, input }) => answerComplaint(deps, account, input)),
  serve(complaintCalls.update, ({ account, input }) => updateComplaint(deps, account, input)),
]
