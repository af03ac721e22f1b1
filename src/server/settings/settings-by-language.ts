import type { Settings } from '#contract/settings.ts'
import type { Language } from '#words/languages.ts'
import type { Db } from '../db/client.ts'
import { readSettings } from './queries.ts'
import { translateSettings } from './translate-settings.ts'

/** Settings as guests read them, in any language; read once in each. */
export type SettingsByLanguage = (language: Language) => Promise<Settings>

/** For one answer or one transaction: what changes meanwhile is not read. */
export function settingsByLanguage(db: Db): SettingsByLanguage {
  const known = new Map<Language, Promise<Settings>>()
  const read = async (language: Language) => (await translateSettings(db, language, await readSettings(db))).settings
  return (language) => {
    const settings = known.get(language) ?? read(language)
    known.set(language, settings)
    return settings
  }
}
