import type { Deps } from '../deps.ts'
import type { HandlersOf } from '../http/serve.ts'
import { listMails, sendMailAgain } from './list-mails.ts'

export const mailHandlers = (deps: Deps): HandlersOf<'mail'> => ({
  mail: {
    list: ({ account, input, language }) => listMails(deps, account, input, language),
    sendAgain: ({ account, input }) => sendMailAgain(deps, account, input.id),
  },
})
