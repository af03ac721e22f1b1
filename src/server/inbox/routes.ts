import type { Deps } from '../deps.ts'
import type { HandlersOf } from '../http/serve.ts'
import { readConversation } from './conversation.ts'
import { listInbox } from './list-inbox.ts'

export const inboxHandlers = (deps: Deps): HandlersOf<'inbox'> => ({
  inbox: {
    list: ({ account, input }) => listInbox(deps, account, input),
    conversation: ({ account, input, language }) => readConversation(deps, account, input, language),
  },
})
