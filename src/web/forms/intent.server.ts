import { data } from 'react-router'
import type { Failure } from '../attempt.server.ts'

const UNKNOWN: Failure = { text: 'This page does not know what the form asks for. Nothing was changed. Please open the page again.' }

/**
 * Returns the single value of the posted field `intent`. The request body stays readable.
 * Any value not in `intents` is answered with 400, so actions need no default branch.
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
