import type { InputOf } from '#contract/call.ts'
import type { dashboardCalls } from '#contract/dashboard.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { toOfficeLanguage } from '#words/office-languages.ts'
import { listActivity } from '../activity/list-activity.ts'
import type { Deps } from '../deps.ts'
import type { HandlersOf } from '../http/serve.ts'
import { countWaiting } from '../inbox/waiting-items.ts'
import { readChangeovers } from './changeovers.ts'
import { dashboardIn } from './in-language.ts'
import { listBankMessages } from './list-bank-messages.ts'
import { noteChangeover } from './note-changeover.ts'
import { addReadinessPicture, removeReadinessPicture, sendReadinessPicture } from './readiness-pictures.ts'
import { searchOffice } from './search-office.ts'
import { settleAttention } from './settle-attention.ts'
import { readAhead, readToday } from './today.ts'

const requestsRefund = ({ refundId, how }: InputOf<typeof dashboardCalls.settle>): boolean => refundId !== undefined || how === 'refund'

export const dashboardHandlers = (deps: Deps): HandlersOf<'dashboard' | 'changeover' | 'today' | 'activity' | 'bankMessage'> => ({
  dashboard: {
    stats: ({ language }) => dashboardIn(language).dashboardStats(deps),
    waiting: async ({ account }) => ({ inbox: await countWaiting(deps.db, dayAtProperty(deps.now()), account.role) }),
    search: ({ account, input }) => searchOffice(deps, account, input.search),
    settle: {
      handle: ({ account, input }) => settleAttention(deps, account, input),
      event: (input) => (requestsRefund(input) ? 'refund' : null),
    },
  },
  changeover: {
    list: () => readChangeovers(deps),
    note: ({ account, input }) => noteChangeover(deps, account, input),
    addPicture: ({ account, input }) => addReadinessPicture(deps, account, input),
    removePicture: ({ account, input }) => removeReadinessPicture(deps, account, input.pictureId),
    picture: ({ input }) => sendReadinessPicture(deps, input.id),
  },
  today: {
    today: () => readToday(deps),
    ahead: () => readAhead(deps),
  },
  activity: {
    list: ({ input, language }) => listActivity(deps, input, toOfficeLanguage(language)),
  },
  bankMessage: {
    list: ({ input }) => listBankMessages(deps, input),
  },
})
