import { data } from 'react-router'
import type { Failure } from '../attempt.server.ts'

const UNKNOWN: Failure = { text: 'This page does not know what the form asks for. Nothing was changed. Please open the page again.' }

/**
 * What a posted form asks for: the one value of its field `intent`. The body stays readable.
 * Anything but one of `intents` is 400, so no action has a branch for the rest.
 */
export async function intentOf<const I extends string>(request: Request, ...intents: I[]): Promise<I> {
  const form = await request
    .clone()
    .formData()
    .catch(() => null)
  const asked = form?.getAll('intent') ?? []
  const known = intents.find((intent) => asked.length === 1 && asked[0] === intent)
  if (known === undefined) throw data(UNKNOWN, 400)
  return known
}
