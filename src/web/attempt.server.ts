import { data } from 'react-router'
import { Refused } from '#contract/refused.ts'

type Attempt<T> = { answer: T; refused: null } | { answer: null; refused: Refused }

/** What a call answers, or why it was refused. Anything else is a bug and goes on to the error page. */
export async function attempt<T>(asked: Promise<T>): Promise<Attempt<T>> {
  try {
    return { answer: await asked, refused: null }
  } catch (error) {
    if (error instanceof Refused) return { answer: null, refused: error }
    throw error
  }
}

/** What a page shows of what could be read. Where something could not, the status says so, and the page is kept for nobody else. */
export const shown = <T>(page: T, ...tries: { refused: unknown }[]) => data(page, tries.some(({ refused }) => refused) ? 503 : 200)

/** What the error page may show: words for the guest, and the reference that also stands in the log. */
export type Failure = { text: string; reference?: string }

/** The answer of a call without which there is no page. */
export async function needed<T>(asked: Promise<T>): Promise<T> {
  const { answer, refused } = await attempt(asked)
  if (!refused) return answer
  const reference = refused.details?.reference
  const failure: Failure = { text: refused.message, ...(typeof reference === 'string' ? { reference } : {}) }
  throw data(failure, refused.status)
}
