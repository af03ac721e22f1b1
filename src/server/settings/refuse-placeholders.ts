import { placeholdersIn } from '#contract/placeholders.ts'
import { BadEnvironment } from '../bad-environment.ts'
import type { Db } from '../db/client.ts'
import { readSettings } from './queries.ts'

/** Live mode requires real company data: the bank inspects it. @throws BadEnvironment naming the remaining placeholders */
export async function refusePlaceholders(db: Db): Promise<void> {
  const missing = placeholdersIn(await readSettings(db))
  if (missing.length === 0) return
  throw new BadEnvironment(`LIVE=1 needs these filled in on the settings page:\n${missing.map((name) => `- ${name}`).join('\n')}`)
}
