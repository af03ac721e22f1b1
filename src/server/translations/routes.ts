import type { Deps } from '../deps.ts'
import type { HandlersOf } from '../http/serve.ts'
import { listGroups, readTranslations, readUntranslated } from './read-translations.ts'
import { saveContent, saveHouse } from './save-translations.ts'

export const translationHandlers = (deps: Deps): HandlersOf<'translation'> => ({
  translation: {
    groups: ({ input }) => listGroups(deps, input),
    read: ({ input }) => readTranslations(deps, input),
    save: ({ account, input }) => saveContent(deps, account, input),
    saveHouse: ({ account, input }) => saveHouse(deps, account, input),
    untranslated: () => readUntranslated(deps),
  },
})
