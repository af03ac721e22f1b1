import { supportCalls } from '#contract/support.ts'
import type { Deps } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { replyToTicket } from './messages.ts'
import { listTickets, openTicket, setTicketStatus } from './requests.ts'

export const supportRoutes = (deps: Deps) => [
  serve(supportCalls.request, ({ account, input }) => openTicket(deps, account, input)),
  serve(supportCalls.reply, ({ account, input }) => replyToTicket(deps, account, input)),
  serve(supportCalls.tickets, ({ input }) => listTickets(deps, input)),
  serve(supportCalls.update, ({ account, input }) => setTicketStatus(deps, account, input)),
]
