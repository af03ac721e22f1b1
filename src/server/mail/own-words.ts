import { and, desc, eq } from 'drizzle-orm'
import type { Settings } from '#contract/settings.ts'
import type { WordedMail } from '#domain/mails/worded-mails.ts'
import type { Language } from '#words/languages.ts'
import type { Db } from '../db/client.ts'
import { mailWords } from '../db/schema.ts'
import type { GuestEmailTemplate, WordedTemplate } from './email-template.ts'
import { type OwnWords, sayInWords } from './say-in-words.ts'

/** What the owners have written last; null where they have written nothing. */
export async function readOwnWords(db: Db, mail: WordedMail, language: Language): Promise<OwnWords | null> {
  const [latest] = await db
    .select()
    .from(mailWords)
    .where(and(eq(mailWords.mail, mail), eq(mailWords.language, language)))
    .orderBy(desc(mailWords.edition))
    .limit(1)
  return latest ?? null
}

/** A mail in the words of the owners, where it is one that they can write anew. */
export async function inOwnWords(
  db: Db,
  template: GuestEmailTemplate | WordedTemplate,
  { language, settings }: { language: Language; settings: Settings },
): Promise<GuestEmailTemplate> {
  return 'words' in template ? sayInWords(template, await readOwnWords(db, template.words, language), settings) : template
}
