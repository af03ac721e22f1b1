import { type ClientActionFunctionArgs, data } from 'react-router'
import * as words from '#words/en/controls.ts'
import type { FormResult } from './form-result.ts'

type Failures = { unconnected: FormResult; unreadable: FormResult }

const NOTHING_LOST = words.nothingYouWroteIsLost

const forGuests: Failures = {
  unconnected: {
    failure: { title: words.networkError, text: words.unableToConnect },
  },
  unreadable: { failure: { title: words.error, text: words.invalidServerResponsePleaseTry } },
}
const forOffice: Failures = {
  unconnected: { failure: { title: words.failedToConnectToServer, text: NOTHING_LOST } },
  unreadable: { failure: { title: words.invalidServerResponse, text: NOTHING_LOST } },
}
const denied: FormResult = { failure: { title: words.accessDenied, text: words.adminPrivilegesRequired }, signedOut: true }

/** The `clientAction` of a page with forms: if the server cannot be reached or its answer not read, the form keeps its input and shows a message. */
export const guestClientAction = <More extends object = object>(args: ClientActionFunctionArgs) => submit<More>(args, failureForGuest)

/** The same for pages of the back office, which answer 404 after the session has ended. */
export const officeClientAction = <More extends object = object>(args: ClientActionFunctionArgs) => submit<More>(args, failureForOffice)

async function submit<More extends object>(
  { request, serverAction }: ClientActionFunctionArgs,
  toFailure: (error: Error) => FormResult | Promise<FormResult>,
): Promise<FormResult<More>> {
  const submitted = request.clone()
  try {
    return (await serverAction()) as FormResult<More>
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const fields = await submitted.formData()
    const result = { form: String(fields.get('form') ?? fields.get('intent')), ...(await toFailure(error)) }
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
