import type { Deps } from '../deps.ts'
import type { HandlersOf } from '../http/serve.ts'
import { readLetter, sendLetter } from './letters-by-hand.ts'

export const letterHandlers = (deps: Deps): HandlersOf<'letter'> => ({
  letter: {
    read: ({ input }) => readLetter(deps, input),
    send: ({ account, input }) => sendLetter(deps, account, input),
  },
})
