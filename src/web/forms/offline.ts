import { data } from 'react-router'
import type { Toast } from '../toasts/toast.ts'
import type { FormAnswer } from './form-answer.ts'

const noNetwork: Toast = {
  title: 'Network Error',
  text: 'Unable to connect to the server. Please check your internet connection.',
  tone: 'bad',
}
const unreadable: Toast = { title: 'Error', text: 'Invalid server response. Please try again.', tone: 'bad' }

/** What the server answers; where nothing readable came back, a toast that says so. What was typed stays. */
export async function orOffline(serverAction: () => Promise<FormAnswer>): Promise<FormAnswer> {
  try {
    return await serverAction()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    // The router takes the answer out of its envelope before a page sees it. The status keeps it from asking the loaders, which would fail too.
    return data({ toast: error instanceof TypeError ? noNetwork : unreadable }, 503) as unknown as FormAnswer
  }
}
