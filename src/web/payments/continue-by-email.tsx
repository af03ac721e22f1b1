import { Form } from 'react-router'
import * as accountWords from '#words/en/accounts.ts'
import * as words from '#words/en/payment.ts'
import { EmailField } from '../accounts/email-field.tsx'
import { ContactAsked } from '../forms/contact-asked.tsx'
import type { FormResult } from '../forms/form-result.ts'
import { Intent } from '../forms/intent.tsx'
import { Button } from '../ui/button.tsx'
import { CodeField } from '../ui/code-field.tsx'
import { Notice } from '../ui/notice.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'

const SIX_DIGITS = /^(\s*\d){6}\s*$/

/** The code that was sent. `nth`: another one for each code. */
export type Sent = { mailServer: boolean; nth: number }

type Props = { email: string; sent: Sent | null; result: FormResult | undefined }

/** Name of the visitor's other way to go on, sent in the field `by`. Without it the form orders. */
export const BY_LOG_IN = 'log-in'

/** Field of a form that was shown to somebody who was not signed in. */
export const OF_VISITOR = 'visitor'

/** Sends the code once more, or to another address. A form of its own: 'Enter' in the code's field orders. */
const AGAIN = 'code-again'
export const SEND_CODE = 'send-code'

/**
 * The code that signs the visitor in while the stay is ordered. `own`: the address is the guest's own and can be corrected. `orders`: the
 * guest has pressed the order button before; the last digit sends the form, as its hint says.
 */
export function SentCode({ email, sent, result, own = false, orders = false }: Props & { own?: boolean; orders?: boolean }) {
  const sendsItself = useHydrated() && orders
  if (!sent) return null
  const { typed, errors } = result ?? {}
  return (
    <div className="max-w-md space-y-4">
      {!sent.mailServer && (
        <Notice tone="caution" title={accountWords.noMailServerIsConfigured}>
          {accountWords.thisIsATestSite}
        </Notice>
      )}
      <p>{accountWords.weHaveSentACode(email, accountWords.validForTenMinutes)}</p>
      <CodeField
        key={sent.nth}
        digits
        focused
        hint={sendsItself ? `${words.lastDigitOrders} ${accountWords.nothingTherePleaseLook}` : accountWords.nothingTherePleaseLook}
        error={errors?.code}
        onInput={({ currentTarget }) => {
          if (sendsItself && SIX_DIGITS.test(currentTarget.value)) currentTarget.form?.requestSubmit()
        }}
      />
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
        {own && (
          <details open={errors?.email !== undefined || undefined} className="open:w-full">
            <summary className="link link-alone w-fit">{accountWords.wrongAddress}</summary>
            <div className="mt-3 space-y-3">
              <EmailField form={AGAIN} typed={{ email: typed?.email ?? email }} errors={errors} />
              <Button form={AGAIN} name="to" value="typed">
                {accountWords.sendTheCodeThere}
              </Button>
            </div>
          </details>
        )}
        <button type="submit" form={AGAIN} name="to" value="same" className="link link-alone">
          {accountWords.sendANewCode}
        </button>
      </div>
    </div>
  )
}

/** Beside the form that orders, not in it. */
export const CodeAgain = ({ sent, result, children }: Pick<Props, 'sent' | 'result'> & { children?: React.ReactNode }) =>
  sent && (
    <Form id={AGAIN} method="post" noValidate replace preventScrollReset>
      <Intent is={SEND_CODE} />
      <ContactAsked result={result} />
      {children}
    </Form>
  )

/** What happens when a visitor orders, and the other way: to log in. */
export const VisitorWays = ({ email, sent }: Omit<Props, 'result'>) => (
  <div className="space-y-3">
    <input type="hidden" name={OF_VISITOR} value="yes" />
    {!sent && <p className="text-ink-soft text-sm">{words.aCodeInsteadOfAPassword(email)}</p>}
    <Button name="by" value={BY_LOG_IN} wide className="sm:w-auto">
      {words.pleaseLogInToConfirm}
    </Button>
  </div>
)
