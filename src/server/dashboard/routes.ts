import { activityCalls } from '#contract/activity.ts'
import { bankMessageCalls } from '#contract/bank-messages.ts'
import { dashboardCalls } from '#contract/dashboard.ts'
import type { Deps } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { listActivity } from './list-activity.ts'
import { listBankMessages } from './list-bank-messages.ts'
import { settleAttention } from './settle-attention.ts'
import { dashboardStats } from './stats.ts'

export const dashboardRoutes = (deps: Deps) => [
  serve(dashboardCalls.stats, () => dashboardStats(deps)),
  serve(dashboardCalls.settle, ({ account, input }) => settleAttention(deps, account, input)),
  serve(activityCalls.list, ({ input }) => listActivity(deps, input)),
  serve(bankMessageCalls.list, ({ input }) => listBankMessages(deps, input)),
]
