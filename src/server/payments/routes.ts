import type { Deps } from '../deps.ts'
import type { HandlersOf } from '../http/serve.ts'
import { bankCalls, guestReturns, returnFailed } from './bank-return.ts'
import { readBankAccount, saveBankAccount } from './change-bank-account.ts'
import { lastAttempt } from './last-attempt.ts'
import { payInstalment } from './pay-instalment.ts'
import { withPaymentCookie } from './payment-cookie.ts'
import { paymentResult } from './payment-result.ts'
import { readUnfinished } from './unfinished.ts'

export const paymentHandlers = (deps: Deps): HandlersOf<'payment' | 'bankAccount'> => ({
  bankAccount: {
    read: () => readBankAccount(deps),
    save: { handle: ({ account, input }) => saveBankAccount(deps, account, input), event: () => 'settings_changed' },
    ask: async () => ({ access: await deps.bank.tryAccess() }),
  },
  payment: {
    createInstalment: async ({ account, input, setCookie }) =>
      withPaymentCookie(deps, setCookie, await payInstalment(deps, account, input)),
    unfinished: ({ account }) => readUnfinished(deps, account),
    lastAttempt: ({ account, input }) => lastAttempt(deps, account, input),
    bankReturn: { handle: ({ request }) => guestReturns(deps, request), onFailure: returnFailed },
    bankCallback: ({ request }) => bankCalls(deps, request),
    result: ({ account, input }) => paymentResult(deps, account, input.query),
  },
})
