import type { AnswerOf } from '#contract/call.ts'
import { isProvenRating } from '#contract/placeholders.ts'
import type { Settings, settingsCalls } from '#contract/settings.ts'
import { translated } from '#domain/translations/translated.ts'
import { apiMessagesIn } from '#words/api-messages.ts'
import type { Language } from '#words/languages.ts'
import { settings as firstSettings } from '../../../seed/settings.ts'
import type { Db } from '../db/client.ts'
import { priceNames } from '../languages/price-names.ts'
import { translatorIn } from '../languages/translator-in.ts'
import { chatNumbers } from './chat-numbers.ts'

type TranslatedSettings = Pick<AnswerOf<typeof settingsCalls.read>, 'english' | 'priceNames' | 'ratingProven'> & { settings: Settings }

/** Settings as guests read them, in a language; English where a text has no translation. Legal texts are English as well if the English text has changed since the translation. */
export async function translateSettings(db: Db, language: Language, stored: Settings): Promise<TranslatedSettings> {
  const settings = { ...stored, chats: chatNumbers(stored) }
  const ratingProven = isProvenRating(settings.rating)
  const translator = await translatorIn(db, language, { kind: 'settings' }, { kind: 'law' })
  if (!translator) return { settings, ratingProven }
  const { english: ofHouse, ...house } = translated('settings', 0, settings, translator)
  const { english: ofLaw, ...all } = translated('law', 0, house, translator)
  return {
    settings: { ...all, company: withBank(all.company, language) },
    ratingProven,
    english: [...ofHouse, ...ofLaw],
    priceNames: await priceNames(db, language),
  }
}

/** Names the bank in a language where the owners have given it no name of its own. */
function withBank(company: Settings['company'], language: Language): Settings['company'] {
  const isNamed = !['', firstSettings.company.bankName].includes(company.bankName.trim())
  return isNamed ? company : { ...company, bankName: apiMessagesIn[language].unnamedBank }
}

/** The terms that a guest agrees to on a page in `language`: they are English where the translation is missing or older. */
export async function agreedTo(db: Db, { texts }: Pick<Settings, 'texts'>, language: Language, termsAcceptedAt: Date) {
  const translator = await translatorIn(db, language, { kind: 'law' })
  const termsText = translator?.({ kind: 'law', item: 0, field: 'texts.terms', source: texts.terms })
  const termsLanguage: Language = termsText?.state === 'translated' ? language : 'en'
  return { termsAcceptedAt, termsVersion: texts.termsVersion, termsLanguage }
}
