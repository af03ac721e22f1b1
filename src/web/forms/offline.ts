import { data } from 'react-router'
import type { Toast } from '../toasts/toast.ts'
import type { FormAnswer } from './form-answer.ts'

const noNetwork: Toast = {
  title: 'Network Error',
  text: 'Unable to connect to the server. Please check your internet connection.',
  tone: 'bad',
}
const unreadable: Toast = { title: 'Error', text: 'Invalid server response. Please try again.', tone: 'bad' }

/** Runs the server action; shows a toast if there is no readable answer. Keeps the input. */
export async function orOffline(serverAction: () => Promise<FormAnswer>): Promise<FormAnswer> {
  try {
    return await serverAction()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    // The router unwraps `data` before the page gets it. Status 503 prevents revalidation: the loaders would fail too.
    return data({ toast: error instanceof TypeError ? noNetwork : unreadable }, 503) as unknown as FormAnswer
  }
}
