import type { Deps } from '../deps.ts'
import type { HandlersOf } from '../http/serve.ts'
import { changeNights, previewNights } from './change-nights.ts'
import { createStayRule, removeStayRule, updateStayRule } from './change-rules.ts'
import { allStayRules } from './queries.ts'
import { readUnsoldNights } from './unsold-nights.ts'

export const stayRuleHandlers = (deps: Deps): HandlersOf<'stayRule' | 'nightChange'> => ({
  stayRule: {
    list: async () => ({ rules: await allStayRules(deps.db) }),
    unsold: async () => ({ unsold: await readUnsoldNights(deps) }),
    create: ({ account, input }) => createStayRule(deps, account, input),
    update: ({ account, input }) => updateStayRule(deps, account, input),
    remove: ({ account, input }) => removeStayRule(deps, account, input.id),
  },
  nightChange: {
    preview: ({ input }) => previewNights(deps, input),
    make: ({ account, input }) => changeNights(deps, account, input),
  },
})
