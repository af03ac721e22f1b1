import type { Api } from '#contract/client.ts'
import { translationCalls } from '#contract/translations.ts'
import { otherLanguages } from '#words/languages.ts'
import { apiResult } from '../../api-results.server.ts'
import type { Group } from './group-table.tsx'

/** How much of a group's texts is translated; null where it has none, or for those who may not translate. */
export async function readProgress(api: Api, group: string): Promise<Group | null> {
  const [language] = otherLanguages
  const { answer } = await apiResult(api(translationCalls.read, { group, language, limit: 1 }))
  return answer && answer.group.texts > 0 ? answer.group : null
}
