import { nightChangeCalls } from '#contract/night-changes.ts'
import { stayRuleCalls } from '#contract/stay-rules.ts'
import type { Deps } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { changeNights, previewNights } from './change-nights.ts'
import { createStayRule, removeStayRule, updateStayRule } from './change-rules.ts'
import { allStayRules } from './queries.ts'
import { readUnsoldNights } from './unsold-nights.ts'

export const stayRuleRoutes = (deps: Deps) => [
  serve(stayRuleCalls.list, async () => ({ rules: await allStayRules(deps.db) })),
  serve(stayRuleCalls.unsold, async () => ({ unsold: await readUnsoldNights(deps) })),
  serve(stayRuleCalls.create, ({ account, input }) => createStayRule(deps, account, input)),
  serve(stayRuleCalls.update, ({ account, input }) => updateStayRule(deps, account, input)),
  serve(nightChangeCalls.preview, ({ input }) => previewNights(deps, input)),
  serve(nightChangeCalls.make, ({ account, input }) => changeNights(deps, account, input)),
  serve(stayRuleCalls.remove, ({ account, input }) => removeStayRule(deps, account, input.id)),
]
