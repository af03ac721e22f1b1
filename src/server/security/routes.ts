import type { Deps } from '../deps.ts'
import type { HandlersOf } from '../http/serve.ts'
import { listSecurityEvents } from './list-events.ts'

export const securityHandlers = (deps: Deps): HandlersOf<'security'> => ({
  security: {
    events: ({ input }) => listSecurityEvents(deps, input),
  },
})
