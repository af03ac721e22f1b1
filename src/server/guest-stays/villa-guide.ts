import { eq } from 'drizzle-orm'
import type { AnswerOf, InputOf } from '#contract/call.ts'
import type { OwnStay } from '#contract/guest-stays.ts'
import { Refusal } from '#contract/refusal.ts'
import type { villaGuideCalls } from '#contract/villa-guides.ts'
import { translated } from '#domain/translations/translated.ts'
import type { Language } from '#words/languages.ts'
import { recordActivity } from '../activity/record-activity.ts'
import type { Db } from '../db/client.ts'
import { refuseStale } from '../db/refuse-stale.ts'
import { villaGuides, villas } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { translatorIn } from '../languages/translator-in.ts'
import { boundToDoor, seal, unseal } from '../sealed.ts'

export type GuideRow = typeof villaGuides.$inferSelect

export async function findGuide(db: Db, villaId: number): Promise<GuideRow | undefined> {
  const [guide] = await db.select().from(villaGuides).where(eq(villaGuides.villaId, villaId))
  return guide
}

/** The texts for guests, in a language where they are translated. */
export async function readTranslatedGuide(
  db: Db,
  villaId: number,
  guide: GuideRow | undefined,
  language: Language,
): Promise<OwnStay['guide']> {
  const texts = { directions: guide?.directions ?? '', houseGuide: guide?.houseGuide ?? '' }
  const translator = await translatorIn(db, language, { kind: 'guide', items: [villaId] })
  return translator ? translated('guide', villaId, texts, translator) : texts
}

/** The door code in plain text; null if there is none, or if it was encrypted with another secret. */
export function openDoorCode({ secret, log }: Deps, { villaId, sealedDoorCode }: GuideRow): string | null {
  if (sealedDoorCode === null) return null
  try {
    return unseal(secret, boundToDoor(villaId), sealedDoorCode)
  } catch {
    log.error({ villaId }, 'the door code cannot be decrypted: please enter it again')
    return null
  }
}

async function lockedVilla(db: Db, villaId: number): Promise<string> {
  const [villa] = await db.select({ name: villas.name }).from(villas).where(eq(villas.id, villaId)).for('no key update')
  if (!villa) throw new Refusal('no_such_villa')
  return villa.name
}

/** The texts as the owners edit them, without the door code. */
export async function readGuide({ db }: Deps, villaId: number): Promise<AnswerOf<typeof villaGuideCalls.read>> {
  const [villa] = await db.select({ name: villas.name }).from(villas).where(eq(villas.id, villaId))
  if (!villa) throw new Refusal('no_such_villa')
  const guide = await findGuide(db, villaId)
  return {
    villa: villa.name,
    directions: guide?.directions ?? '',
    houseGuide: guide?.houseGuide ?? '',
    hasDoorCode: (guide?.sealedDoorCode ?? null) !== null,
    version: guide?.version ?? 0,
  }
}

/** Saves the texts. The activity says that the door code changed, never what it is. */
export async function saveGuide({ db, now, secret }: Deps, account: Account, input: InputOf<typeof villaGuideCalls.save>) {
  const { villaId, version, directions, houseGuide, doorCode, removeDoorCode } = input
  await db.transaction(async (tx) => {
    const villa = await lockedVilla(tx, villaId)
    const before = await findGuide(tx, villaId)
    refuseStale(version, { version: before?.version ?? 0 })
    const sealed = doorCode ? seal(secret, boundToDoor(villaId), doorCode) : removeDoorCode ? null : (before?.sealedDoorCode ?? null)
    const values = { directions, houseGuide, sealedDoorCode: sealed, updatedAt: now() }
    await tx
      .insert(villaGuides)
      .values({ villaId, ...values })
      .onConflictDoUpdate({ target: villaGuides.villaId, set: values })
    await recordActivity(tx, account, now(), {
      subject: `villa ${villa}`,
      action: 'guide',
      before: { directions: before?.directions ?? '', houseGuide: before?.houseGuide ?? '' },
      after: { directions, houseGuide, ...(doorCode || removeDoorCode ? { doorCode: doorCode ? 'changed' : 'removed' } : {}) },
    })
  })
  return {}
}
