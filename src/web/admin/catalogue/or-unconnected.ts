import { data } from 'react-router'
import type { OfficeAnswer } from '../form-failure.tsx'

const unconnected = said('Failed to connect to server')
const unreadable = said('Invalid server response')

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
    return data(error instanceof TypeError ? unconnected : unreadable, 503) as unknown as Answer
  }
}

function said(failure: string): OfficeAnswer {
  return { failure, toast: { title: failure, text: 'Nothing you wrote is lost. Please try again.', tone: 'bad' } }
}
