import * as accountWords from '#words/en/accounts.ts'
import * as words from '#words/en/payment.ts'
import { Button } from '../ui/button.tsx'
import { CodeField } from '../ui/code-field.tsx'
import { Notice } from '../ui/notice.tsx'

type Props = {
  email: string
  /** A code was sent; the order button of the form is shown in place of the button that sends one. */
  sent: { mailServer: boolean } | null
}

/** Names of the visitor's ways to go on, sent in the field `by`. Without one the form orders. */
export const BY_EMAIL = 'email'
export const BY_LOG_IN = 'log-in'

/** Where the code is asked for on the page. */
export const SENT_CODE = 'sent-code'

/** The code that signs the visitor in while the stay is ordered. */
export function SentCode({ email, sent, error }: Props & { error: string | undefined }) {
  if (!sent) return null
  return (
    <div id={SENT_CODE} className="max-w-md scroll-mt-28 space-y-4">
      {!sent.mailServer && (
        <Notice tone="caution" title={accountWords.noMailServerIsConfigured}>
          {accountWords.thisIsATestSite}
        </Notice>
      )}
      <p>{accountWords.weHaveSentACode(email, accountWords.validForTenMinutes)}</p>
      <CodeField digits hint={accountWords.nothingTherePleaseLook} error={error} />
    </div>
  )
}

/** How a visitor goes on: by a mailed code, or by log-in. */
export const VisitorButtons = ({ email, sent }: Props) => (
  <div className="space-y-3">
    <div className="flex flex-wrap items-center gap-3">
      <Button name="by" value={BY_EMAIL} look={sent ? 'plain' : 'act'} wide className="sm:w-auto">
        {sent ? accountWords.sendANewCode : words.continueWithYourEMail}
      </Button>
      <Button name="by" value={BY_LOG_IN} wide className="sm:w-auto">
        {words.pleaseLogInToConfirm}
      </Button>
    </div>
    {!sent && <p className="text-ink-soft text-sm">{words.aCodeInsteadOfAPassword(email)}</p>}
  </div>
)
