import { Form } from 'react-router'
import * as words from '#words/accounts.en.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import type { FormResult } from '../forms/form-result.ts'
import { Intent } from '../forms/intent.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'

/** For an account without a password: a mailed link sets one, as only the mailbox proves its holder. */
export const PasswordLinkForm = ({ result }: { result: FormResult | undefined }) => (
  <Form method="post" replace preventScrollReset className="max-w-md space-y-5">
    <Intent is="password-link" />
    <FormFailure result={result} />
    <p>{words.youSignInByCodes}</p>
    <SubmitButton acting={words.oneMoment} of="password-link">
      {words.sendResetLink}
    </SubmitButton>
  </Form>
)
