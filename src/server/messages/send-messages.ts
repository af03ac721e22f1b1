import type { Deps } from '../deps.ts'
import { deliverMailings } from './deliver-mailings.ts'
import { eachAlone } from './each-alone.ts'
import { sendPlannedMessages } from './send-planned.ts'

/** Sends what is due: messages to many, then those of single stays. */
export const sendMessages = (deps: Deps, stopping: () => boolean): Promise<void> =>
  eachAlone([deliverMailings, sendPlannedMessages], stopping, (send) => send(deps, stopping))
