import { PLACEHOLDER } from '../../../seed/settings.ts'
import type { Db } from '../db/client.ts'
import { BadEnvironment } from '../env.ts'
import { readSettings } from './queries.ts'

/** Live mode: a bank's inspector must find the real company, not what the first content stands in with. */
export async function refusePlaceholders(db: Db): Promise<void> {
  const { company, contact } = await readSettings(db)
  const missing = Object.entries({ ...company, ...contact })
    .filter(([, value]) => typeof value === 'string' && value.includes(PLACEHOLDER))
    .map(([name]) => `- ${name}`)
  if (missing.length > 0) throw new BadEnvironment(`LIVE=1 needs these filled in on the settings page:\n${missing.join('\n')}`)
}
