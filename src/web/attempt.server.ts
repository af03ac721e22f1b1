import { data } from 'react-router'
import { Refused } from '#contract/refused.ts'

type Attempt<T> = { answer: T; refused: null } | { answer: null; refused: Refused }

/** Returns the answer of an API call or its refusal. Other errors are bugs and go to the error page. */
export async function attempt<T>(asked: Promise<T>): Promise<Attempt<T>> {
  try {
    return { answer: await asked, refused: null }
  } catch (error) {
    if (error instanceof Refused) return { answer: null, refused: error }
    throw error
  }
}

/** Page data from several calls. If a call was refused, the status is 503 and the page is not cached. */
export const shown = <T>(page: T, ...tries: { refused: unknown }[]) => data(page, tries.some(({ refused }) => refused) ? 503 : 200)

/** Data for the error page: text for the guest, and the reference that the log also contains. */
export type Failure = { text: string; reference?: string }

/** Answer of a call that the page cannot be shown without; throws the refusal to the error page. */
export async function needed<T>(asked: Promise<T>): Promise<T> {
  const { answer, refused } = await attempt(asked)
  if (!refused) return answer
  const reference = refused.details?.reference
  const failure: Failure = { text: refused.message, ...(typeof reference === 'string' ? { reference } : {}) }
  throw data(failure, refused.status)
}
