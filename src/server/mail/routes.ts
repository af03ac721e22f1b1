import type { Deps } from '../deps.ts'
import type { HandlersOf } from '../http/serve.ts'
import { listMails, sendMailAgain } from './list-mails.ts'
import { readNews, undoUnsubscribing, unsubscribe } from './news-by-link.ts'

export const mailHandlers = (deps: Deps): HandlersOf<'mail' | 'news'> => ({
  mail: {
    list: ({ account, input, language }) => listMails(deps, account, input, language),
    sendAgain: ({ account, input }) => sendMailAgain(deps, account, input.id),
  },
  news: {
    read: ({ input }) => readNews(deps, input.token),
    unsubscribe: ({ input }) => unsubscribe(deps, input.token),
    undo: ({ input, language }) => undoUnsubscribing(deps, input.token, language),
  },
})
