import type { Deps } from '../deps.ts'
import { deliverMailings } from './deliver-mailings.ts'
import { sendPlannedMessages } from './send-planned.ts'

/** Sends what is due: messages to many, then those of single stays. */
export async function sendMessages(deps: Deps, stopping: () => boolean): Promise<void> {
  await deliverMailings(deps, stopping)
  await sendPlannedMessages(deps, stopping)
}
