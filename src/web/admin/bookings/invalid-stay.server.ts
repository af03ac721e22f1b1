import type { z } from 'zod'
import { toMessage } from '#contract/refusal.ts'
import { say } from '#words/en/refusals.ts'

const OF_PRICE: unknown[] = ['amount', 'lines', 'lineChanges', 'stages']

/** What to say of a stay that the call does not take: what is wrong with its amount, price lines or stages, or `incomplete`. */
export function invalidStay({ issues }: z.ZodError, incomplete: string): string {
  const [first] = issues
  return first && issues.every(({ path }) => OF_PRICE.includes(path[0])) ? say(toMessage(first)) : incomplete
}
