import { data } from 'react-router'
import type { OfficeAnswer } from '../form-failure.tsx'

const unconnected = failureAnswer('Failed to connect to server')
const unreadable = failureAnswer('Invalid server response')
const denied: OfficeAnswer = {
  signedOut: true,
  failure: 'Access Denied',
  toast: { title: 'Access Denied', text: 'Admin privileges required', tone: 'bad' },
}

/**
 * Runs the server action; keeps the form if the server cannot be reached.
 * Status 503 prevents revalidation: the loaders would fail too and replace the page by an error.
 */
export async function orUnconnected<Answer extends OfficeAnswer>(serverAction: () => Promise<Answer>): Promise<Answer> {
  try {
    return await serverAction()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    // The router unwraps `data` before the page gets it.
    return data(await failureOf(error), 503) as unknown as Answer
  }
}

/** Users who lost administrator rights get the 404 page, which is no form answer. */
async function failureOf(error: Error): Promise<OfficeAnswer> {
  if (error instanceof TypeError) return unconnected
  try {
    const { user } = await (await fetch('/api/checkAuth.php')).json()
    return user?.status === 2 ? unreadable : denied
  } catch {
    return unconnected
  }
}

function failureAnswer(failure: string): OfficeAnswer {
  return { failure, toast: { title: failure, text: 'Nothing you wrote is lost. Please try again.', tone: 'bad' } }
}
