import { mailCalls } from '#contract/mails.ts'
import type { Deps } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { listMails, sendMailAgain } from './list-mails.ts'

export const mailRoutes = (deps: Deps) => [
  serve(mailCalls.list, ({ account, input }) => listMails(deps, account, input)),
  serve(mailCalls.sendAgain, ({ account, input }) => sendMailAgain(deps, account, input.id)),
]
