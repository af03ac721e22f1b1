import { activityCalls } from '#contract/activity.ts'
import { bankMessageCalls } from '#contract/bank-messages.ts'
import type { InputOf } from '#contract/call.ts'
import { changeoverCalls } from '#contract/changeovers.ts'
import { dashboardCalls } from '#contract/dashboard.ts'
import { todayCalls } from '#contract/today.ts'
import { officeLanguageOf } from '#words/languages.ts'
import { listActivity } from '../activity/list-activity.ts'
import type { Deps } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { watched } from '../security/record-event.ts'
import { readChangeovers } from './changeovers.ts'
import { dashboardIn } from './in-language.ts'
import { listBankMessages } from './list-bank-messages.ts'
import { settleAttention } from './settle-attention.ts'
import { readToday } from './today.ts'

const requestsRefund = ({ refundId, how }: InputOf<typeof dashboardCalls.settle>): boolean => refundId !== undefined || how === 'refund'

export const dashboardRoutes = (deps: Deps) => [
  serve(dashboardCalls.stats, ({ language }) => dashboardIn(language).dashboardStats(deps)),
  serve(changeoverCalls.list, () => readChangeovers(deps)),
  serve(todayCalls.today, () => readToday(deps)),
  watched(
    deps,
    serve(dashboardCalls.settle, ({ account, input }) => settleAttention(deps, account, input)),
    (input) => (requestsRefund(input as InputOf<typeof dashboardCalls.settle>) ? 'refund' : null),
  ),
  serve(activityCalls.list, ({ input, language }) => listActivity(deps, input, officeLanguageOf(language))),
  serve(bankMessageCalls.list, ({ input }) => listBankMessages(deps, input)),
]
