import { Form, href } from 'react-router'
import { bankAccountCalls } from '#contract/bank-account.ts'
import type { AnswerOf } from '#contract/call.ts'
import * as words from '#words/en/office-bank.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { BankForm } from '../../admin/bank/bank-form.tsx'
import { getApi } from '../../api.ts'
import { requiredAnswer } from '../../api-results.server.ts'
import { officeClientAction } from '../../forms/client-action.ts'
import { change, officeAction } from '../../forms/form-action.server.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import { type FormResult, resultFor } from '../../forms/form-result.ts'
import { Intent } from '../../forms/intent.tsx'
import { useFormResult } from '../../forms/use-form-result.ts'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import type { Route } from './+types/bank'

export const headers = () => ({ 'cache-control': 'no-store' })

export const loader = ({ context }: Route.LoaderArgs) => requiredAnswer(getApi(context)(bankAccountCalls.read, {}))

type More = { access: AnswerOf<typeof bankAccountCalls.ask>['access'] }

export const action = officeAction<More>({
  save: change(bankAccountCalls.save, { to: href('/admin/dashboard/bank'), title: words.notSaved, done: words.saved }),
  ask: async (form) => form.stay(await form.call(bankAccountCalls.ask, {}, { fieldless: true, title: words.couldNotAsk })),
})

export const clientAction = officeClientAction<More>

export default function Bank({ loaderData: account, actionData }: Route.ComponentProps) {
  useFormResult(actionData)
  const { from } = account
  return (
    <AdminPage title={words.bank}>
      <Notice tone={from === 'simulator' ? 'caution' : 'calm'}>{words.whereFrom[from]}</Notice>
      <section aria-labelledby="account" className="mt-8">
        <h2 id="account" className="mb-3 text-xl">
          {words.account}
        </h2>
        {from === 'environment' ? <p>{account.clientId}</p> : <BankForm key={account.clientId} account={account} result={actionData} />}
      </section>
      {from !== 'simulator' && <AskBank access={actionData?.access} result={actionData} />}
      <section aria-labelledby="to-send" className="mt-8">
        <h2 id="to-send" className="mb-3 text-xl">
          {words.toSend}
        </h2>
        <p className="measure mb-2 text-ink-soft">{words.toSendMeans}</p>
        <Link to={href('/admin/dashboard/bank/to-send')} className="link link-alone">
          {words.openToSend}
        </Link>
      </section>
    </AdminPage>
  )
}

const tones = { right: 'good', refused: 'bad', silent: 'caution' } as const

function AskBank({ access, result }: { access: More['access'] | undefined; result: FormResult | undefined }) {
  return (
    <section aria-labelledby="ask" className="mt-8">
      <h2 id="ask" className="mb-3 text-xl">
        {words.askTheBank}
      </h2>
      <p className="measure mb-3 text-ink-soft">{words.askMeans}</p>
      <Form method="post" preventScrollReset className="space-y-4">
        <Intent is="ask" />
        <SubmitButton acting={words.asking} of="ask">
          {words.askTheBank}
        </SubmitButton>
        {access && (
          <Notice tone={tones[access]} announced>
            {words.said[access]}
            {access === 'right' && <p>{words.storeKeyUnproved}</p>}
          </Notice>
        )}
        <FormFailure result={resultFor('ask', result)} />
      </Form>
    </section>
  )
}
