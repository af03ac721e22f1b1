import { data } from 'react-router'
import { Refused } from '#contract/refused.ts'

type ApiResult<T> = { answer: T; refused: null } | { answer: null; refused: Refused }

/** Returns the answer of an API call or its refusal. Other errors are bugs and go to the error page. */
export async function apiResult<T>(asked: Promise<T>): Promise<ApiResult<T>> {
  try {
    return { answer: await asked, refused: null }
  } catch (error) {
    if (error instanceof Refused) return { answer: null, refused: error }
    throw error
  }
}

/** Page data from several calls. If a call was refused, the status is 503 and the page is not cached. */
export const pageData = <T>(page: T, ...results: { refused: unknown }[]) => data(page, results.some(({ refused }) => refused) ? 503 : 200)

/** Data for the error page: text for the guest, and the reference that the log also contains. */
export type PageFailure = { text: string; reference?: string }

/** Answer of a call that the page cannot be shown without; throws the refusal to the error page. */
export async function requiredAnswer<T>(asked: Promise<T>): Promise<T> {
  const { answer, refused } = await apiResult(asked)
  if (refused) throw pageFailure(refused)
  return answer
}

/** A refusal as a loader throws it. Thrown as it is, it would be a bug: status 500, and nothing in the log. */
export function pageFailure({ message, details, status }: Refused) {
  const { reference } = details
  const failure: PageFailure = { text: message, ...(typeof reference === 'string' ? { reference } : {}) }
  return data(failure, status)
}
