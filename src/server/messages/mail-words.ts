import { and, desc, eq, lte } from 'drizzle-orm'
import type { AnswerOf, InputOf } from '#contract/call.ts'
import type { MailInLanguage, mailWordsCalls } from '#contract/mail-words.ts'
import { Refusal } from '#contract/refusal.ts'
import { checkWords } from '#domain/mails/check-words.ts'
import { listMailFields, listRequired, mailParts, type WordedMail, wordedMailNames } from '#domain/mails/worded-mails.ts'
import { type Language, languages } from '#words/languages.ts'
import { recordActivity } from '../activity/record-activity.ts'
import type { Db } from '../db/client.ts'
import { accounts, mailWords } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import type { OwnWords } from '../mail/say-in-words.ts'
import { readSettings } from '../settings/queries.ts'
import { frameIn } from './in-language.ts'
import { writeSample } from './mail-samples.ts'
import { refuseWords } from './refuse-words.ts'

/** Editions of a mail in a language that are kept, with the one that is sent. */
export const MOST_EDITIONS = 25

const nothing: OwnWords = { subject: '', above: '', below: '' }
const pickWords = ({ subject, above, below }: OwnWords): OwnWords => ({ subject, above, below })
const isOwn = (words: OwnWords): boolean => mailParts.some((part) => words[part] !== '')
const listUnusable = (mail: WordedMail, own: OwnWords) => mailParts.filter((part) => own[part] !== '' && checkWords(mail, part, own[part]))

const columns = { words: mailWords, by: accounts.fullName }

/** The editions that are sent: one of a mail in a language, at most. */
const readLatest = (db: Db) =>
  db
    .selectDistinctOn([mailWords.mail, mailWords.language], columns)
    .from(mailWords)
    .leftJoin(accounts, eq(accounts.id, mailWords.accountId))
    .orderBy(mailWords.mail, mailWords.language, desc(mailWords.edition))

export async function listMailWords({ db }: Deps): Promise<AnswerOf<typeof mailWordsCalls.list>> {
  const latest = await readLatest(db)
  const mails = wordedMailNames.map((mail) => {
    const own = latest.filter(({ words }) => words.mail === mail)
    const [last] = own.toSorted((one, other) => other.words.writtenAt.getTime() - one.words.writtenAt.getTime())
    return {
      mail,
      changed: languages.filter((language) => own.some(({ words }) => words.language === language && isOwn(words))),
      unusable: own.some(({ words }) => listUnusable(mail, words).length > 0),
      written: last ? { at: last.words.writtenAt.toISOString(), by: last.by } : null,
    }
  })
  return { mails }
}

/** Parts that name what does not exist any more, of mails that would be sent now. */
export async function listUnusableMails(db: Db): Promise<{ mail: WordedMail; language: Language; writtenAt: Date }[]> {
  const latest = (await readLatest(db)).map(({ words }) => words)
  return latest.filter((words) => listUnusable(words.mail, words).length > 0)
}

/** The latest first. */
const readEditions = (db: Db, mail: WordedMail) =>
  db
    .select(columns)
    .from(mailWords)
    .leftJoin(accounts, eq(accounts.id, mailWords.accountId))
    .where(eq(mailWords.mail, mail))
    .orderBy(desc(mailWords.writtenAt), desc(mailWords.edition))

export async function readMailWords(deps: Deps, mail: WordedMail): Promise<AnswerOf<typeof mailWordsCalls.read>> {
  const editions = await readEditions(deps.db, mail)
  const settings = await readSettings(deps.db)
  const texts = languages.map((language): MailInLanguage => {
    const latest = editions.find(({ words }) => words.language === language)?.words
    const own = pickWords(latest ?? nothing)
    const sample = writeSample(mail, language, settings, deps)
    return {
      language,
      edition: latest?.edition ?? 0,
      own,
      first: pickWords(sample),
      frame: frameIn(language).describeFrame(sample),
      unusable: listUnusable(mail, own),
    }
  })
  return {
    mail,
    fields: listMailFields(mail),
    required: listRequired(mail),
    texts,
    history: editions.map(({ words, by }) => ({
      language: words.language,
      edition: words.edition,
      at: words.writtenAt.toISOString(),
      by,
      own: pickWords(words),
    })),
  }
}

type Input = InputOf<typeof mailWordsCalls.save>

/** @throws Refusal `state_changed`, `bad_input` where a text names what does not exist, or not what it must */
export async function saveMailWords(deps: Deps, account: Account, { mail, texts }: Input): Promise<{ changed: Language[] }> {
  refuseWords(mail, texts)
  const settings = await readSettings(deps.db)
  return deps.db.transaction(async (tx) => {
    const changed: Language[] = []
    for (const { language, edition, ...typed } of texts) {
      const first = writeSample(mail, language, settings, deps)
      const own = leaveOutFirst(typed, first)
      if (await write(tx, deps, account, { mail, language, edition, own })) changed.push(language)
    }
    return { changed }
  })
}

/** A text like the first one is not the owners' own: it follows the site's. */
const leaveOutFirst = (typed: OwnWords, first: OwnWords): OwnWords => {
  const own = pickWords(typed)
  for (const part of mailParts) if (own[part].trim() === first[part]) own[part] = ''
  return own
}

type New = { mail: WordedMail; language: Language; edition: number | undefined; own: OwnWords }

/** False if nothing is different. */
async function write(tx: Db, { now }: Deps, account: Account, { mail, language, edition, own }: New): Promise<boolean> {
  const its = and(eq(mailWords.mail, mail), eq(mailWords.language, language))
  const [latest] = await tx.select().from(mailWords).where(its).orderBy(desc(mailWords.edition)).limit(1)
  const before = pickWords(latest ?? nothing)
  if (mailParts.every((part) => before[part] === own[part])) return false
  const last = latest?.edition ?? 0
  if (edition !== undefined && edition !== last) throw new Refusal('state_changed')
  const added = await tx
    .insert(mailWords)
    .values({ mail, language, edition: last + 1, ...own, writtenAt: now(), accountId: account.id })
    .onConflictDoNothing()
    .returning()
  if (added.length === 0) throw new Refusal('state_changed')
  await tx.delete(mailWords).where(and(its, lte(mailWords.edition, last + 1 - MOST_EDITIONS)))
  await recordActivity(tx, account, now(), {
    subject: `words of mail ${language} ${mail}`,
    action: 'change',
    before: toActivity(before),
    after: toActivity(own),
  })
  return true
}

const toActivity = ({ subject, above, below }: OwnWords) => ({ subject, textAbove: above, textBelow: below })
