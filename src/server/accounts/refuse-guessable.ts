import { Refusal } from '#contract/refusal.ts'
import type { Db } from '../db/client.ts'
import { readSettings } from '../settings/queries.ts'
import { guessable } from './guessable.ts'

/** @throws Refusal for `field` if the new password is easy to guess */
export async function refuseGuessable(db: Db, field: string, password: string, known: readonly string[]): Promise<void> {
  const { general } = await readSettings(db)
  const found = guessable(password, [...known, general.siteName])
  if (found) throw new Refusal(found, { fields: { [field]: found } })
}
