import { data } from 'react-router'
import type { OfficeAnswer } from '../form-failure.tsx'

const unconnected = said('Failed to connect to server')
const unreadable = said('Invalid server response')
const denied: OfficeAnswer = {
  signedOut: true,
  failure: 'Access Denied',
  toast: { title: 'Access Denied', text: 'Admin privileges required', tone: 'bad' },
}

/**
 * What the server answers to a form; where it cannot be reached, the form stays as it is.
 * The status keeps the router from asking the loaders next: they would fail too, and take the page with them.
 */
export async function orUnconnected<Answer extends OfficeAnswer>(serverAction: () => Promise<Answer>): Promise<Answer> {
  try {
    return await serverAction()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    // The router takes the answer out of its envelope before a page sees it.
    return data(await whyNot(error), 503) as unknown as Answer
  }
}

/** Whoever is no administrator any more gets the page of nothing found, which is no answer to a form. */
async function whyNot(error: Error): Promise<OfficeAnswer> {
  if (error instanceof TypeError) return unconnected
  try {
    const { user } = await (await fetch('/api/checkAuth.php')).json()
    return user?.status === 2 ? unreadable : denied
  } catch {
    return unconnected
  }
}

function said(failure: string): OfficeAnswer {
  return { failure, toast: { title: failure, text: 'Nothing you wrote is lost. Please try again.', tone: 'bad' } }
}
