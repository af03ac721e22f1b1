import { translationCalls } from '#contract/translations.ts'
import type { Deps } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { listGroups, readTranslations, readUntranslated } from './read-translations.ts'
import { saveContent, saveHouse } from './save-translations.ts'

export const translationRoutes = (deps: Deps) => [
  serve(translationCalls.groups, ({ input }) => listGroups(deps, input)),
  serve(translationCalls.read, ({ input }) => readTranslations(deps, input)),
  serve(translationCalls.save, ({ account, input }) => saveContent(deps, account, input)),
  serve(translationCalls.saveHouse, ({ account, input }) => saveHouse(deps, account, input)),
  serve(translationCalls.untranslated, () => readUntranslated(deps)),
]
