import { type ClientActionFunctionArgs, data } from 'react-router'
import type { FormResult } from './form-result.ts'

type Failures = { unconnected: FormResult; unreadable: FormResult }

const KEPT = 'Nothing you wrote is lost. Please try again.'

const forGuests: Failures = {
  unconnected: {
    failure: { title: 'Network Error', text: 'Unable to connect to the server. Please check your internet connection.' },
  },
  unreadable: { failure: { title: 'Error', text: 'Invalid server response. Please try again.' } },
}
const forOffice: Failures = {
  unconnected: { failure: { title: 'Failed to connect to server', text: KEPT } },
  unreadable: { failure: { title: 'Invalid server response', text: KEPT } },
}
const denied: FormResult = { failure: { title: 'Access Denied', text: 'Admin privileges required' }, signedOut: true }

/** The `clientAction` of a page with forms: if the server cannot be reached or understood, the form stays as it is and says so. */
export const keepForm = <More extends object = object>(args: ClientActionFunctionArgs) => keep<More>(args, failureForGuest)

/** The same for pages of the back office, which answer 404 after the session has ended. */
export const keepOfficeForm = <More extends object = object>(args: ClientActionFunctionArgs) => keep<More>(args, failureForOffice)

async function keep<More extends object>(
  { request, serverAction }: ClientActionFunctionArgs,
  failureOf: (error: Error) => FormResult | Promise<FormResult>,
): Promise<FormResult<More>> {
  const submitted = request.clone()
  try {
    return (await serverAction()) as FormResult<More>
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const fields = await submitted.formData()
    const result = { form: String(fields.get('form') ?? fields.get('intent')), ...(await failureOf(error)) }
    // Status 503 prevents revalidation: the loaders would fail too. The router unwraps `data` before the page gets it.
    return data(result, 503) as unknown as FormResult<More>
  }
}

const failureForGuest = (error: Error): FormResult => (error instanceof TypeError ? forGuests.unconnected : forGuests.unreadable)

async function failureForOffice(error: Error): Promise<FormResult> {
  if (error instanceof TypeError) return forOffice.unconnected
  try {
    const { user } = await (await fetch('/api/checkAuth.php')).json()
    return user?.status === 2 ? forOffice.unreadable : denied
  } catch {
    return forOffice.unconnected
  }
}
