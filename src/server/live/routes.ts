import type { Deps } from '../deps.ts'
import type { HandlersOf } from '../http/serve.ts'
import { readGoingLive } from './read-going-live.ts'

export const liveHandlers = (deps: Deps): HandlersOf<'goingLive'> => ({
  goingLive: {
    read: () => readGoingLive(deps),
  },
})
