import type { Deps } from '../deps.ts'
import type { HandlersOf } from '../http/serve.ts'
import { askHosts } from './ask-hosts.ts'
import { assignThread } from './assign.ts'
import { sendMessagePicture, sendWholeMail } from './by-mail.ts'
import {
  answerThread,
  chooseNewsByLink,
  closeThread,
  pictureByLink,
  readByLink,
  remindOfThread,
  writeByLink,
  writeToStay,
} from './conversation.ts'
import { eraseThread } from './erase-thread.ts'
import { listThreads } from './queries.ts'
import { markRead } from './reads.ts'
import { formKey } from './thread-link.ts'

export const threadHandlers = (deps: Deps): HandlersOf<'thread'> => ({
  thread: {
    form: () => ({ key: formKey(deps) }),
    ask: ({ account, input, address, language }) => askHosts(deps, input, { address, language, account }),
    read: ({ input }) => readByLink(deps, input.token),
    write: ({ input }) => writeByLink(deps, input),
    chooseNews: ({ input, language }) => chooseNewsByLink(deps, input, language),
    pictureByLink: ({ input }) => pictureByLink(deps, input),
    picture: ({ input }) => sendMessagePicture(deps.db, input.id),
    wholeMail: ({ input }) => sendWholeMail(deps.db, input.messageId),
    list: ({ input }) => listThreads(deps, input),
    answer: ({ account, input }) => answerThread(deps, account, input),
    writeToStay: ({ account, input }) => writeToStay(deps, account, input),
    remind: ({ input }) => remindOfThread(deps, input),
    markRead: ({ account, input }) => markRead(deps, account, input),
    assign: ({ account, input }) => assignThread(deps, account, input),
    close: ({ input }) => closeThread(deps, input),
    erase: ({ account, input }) => eraseThread(deps, account, input.threadId),
  },
})
