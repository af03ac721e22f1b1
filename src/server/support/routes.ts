import type { Deps } from '../deps.ts'
import type { HandlersOf } from '../http/serve.ts'
import { listComplaints } from './complaint-queries.ts'
import { answerComplaint, recordComplaint, updateComplaint } from './complaints.ts'
import { replyToTicket } from './messages.ts'
import { listTickets, openTicket, setTicketStatus } from './requests.ts'

export const supportHandlers = (deps: Deps): HandlersOf<'support' | 'complaint'> => ({
  support: {
    request: ({ account, input }) => openTicket(deps, account, input),
    reply: ({ account, input }) => replyToTicket(deps, account, input),
    tickets: ({ input }) => listTickets(deps, input),
    update: ({ account, input }) => setTicketStatus(deps, account, input),
  },
  complaint: {
    list: ({ input }) => listComplaints(deps, input),
    record: ({ account, input }) => recordComplaint(deps, account, input),
    answer: ({ account, input }) => answerComplaint(deps, account, input),
    update: ({ account, input }) => updateComplaint(deps, account, input),
  },
})
