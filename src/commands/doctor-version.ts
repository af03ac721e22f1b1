import { newerDatabase } from '#server/backup/newer-database.ts'
import type { Db } from '#server/db/client.ts'
import { migrationsFolder } from '#server/db/migrate.ts'
import { readMigrations } from '#server/db/read-migrations.ts'
import { type Env, environmentLacks } from '#server/env.ts'
import { lacksInWords, liveState } from '#server/live/live-site.ts'
import { bad, type Finding, good, note } from './doctor-findings.ts'

/** The refusal of a start on a database that a newer version has migrated; null if none has. */
export async function newerFinding(db: Db, env: Env): Promise<Finding | null> {
  const newer = await newerDatabase(db, migrationsFolder, env)
  return newer === null ? null : bad('migrations', newer)
}

/** What a live site lacks, in a database of this version or an earlier one; nothing on a trial site. */
export async function liveFindings(db: Db, env: Env): Promise<Finding[]> {
  if (env.LIVE === '0') return []
  const { unmet, refused } = await liveState(db, env, await readMigrations(db))
  if (unmet.length === 0) return [good('live site', 'nothing is missing')]
  if (refused) return [bad('live site', lacksInWords(unmet))]
  const intro = 'it was live before and goes on selling; needed until the days that Needs attention names after the next start:'
  return [note('live site', [intro, ...unmet.map(({ words }) => `- ${words}`)].join('\n'))]
}

/** As `liveFindings`, of the environment alone, where the database cannot be read. */
export function environmentFindings(env: Env): Finding[] {
  const lacks = environmentLacks(env)
  return lacks.length > 0 ? [bad('live site', lacksInWords(lacks))] : []
}
