import { stayRuleCalls } from '#contract/stay-rules.ts'
import type { Deps } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { createStayRule, removeStayRule, updateStayRule } from './change-rules.ts'
import { allStayRules } from './queries.ts'

export const stayRuleRoutes = (deps: Deps) => [
  serve(stayRuleCalls.list, async () => ({ rules: await allStayRules(deps.db) })),
  serve(stayRuleCalls.create, ({ account, input }) => createStayRule(deps, account, input)),
  serve(stayRuleCalls.update, ({ account, input }) => updateStayRule(deps, account, input)),
  serve(stayRuleCalls.remove, ({ account, input }) => removeStayRule(deps, account, input.id)),
]
