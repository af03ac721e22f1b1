import { isDeepStrictEqual } from 'node:util'
import { newerDatabase } from '#server/backup/newer-database.ts'
import type { Db } from '#server/db/client.ts'
import { migrationNames, migrationsFolder } from '#server/db/migrate.ts'
import { readMigrations } from '#server/db/read-migrations.ts'
import { type Env, environmentLacks } from '#server/env.ts'
import { openAdvice } from '#server/live/advice.ts'
import { lacksInWords, liveState } from '#server/live/live-site.ts'
import { unmetConditions } from '#server/live/unmet-conditions.ts'
import { conditions } from '#words/en/office-going-live.ts'
import { bad, type Finding, good, note } from './doctor-findings.ts'

/** The refusal of a start on a database that a newer version has migrated; null if none has. */
export async function newerFinding(db: Db, env: Env): Promise<Finding | null> {
  const newer = await newerDatabase(db, migrationsFolder, env)
  return newer === null ? null : bad('migrations', newer)
}

/** What a live site lacks, in a database of this version or an earlier one; of a trial site, what it needs to go live. */
export async function liveFindings(db: Db, env: Env): Promise<Finding[]> {
  if (env.LIVE === '0') return [await goingLiveFinding(db, env)]
  const { unmet, refused } = await liveState(db, env, await readMigrations(db))
  if (unmet.length === 0) return [good('live site', 'nothing is missing')]
  if (refused) return [bad('live site', lacksInWords(unmet))]
  const intro = 'it was live before and goes on selling; needed until the days that Needs attention names after the next start:'
  return [note('live site', [intro, ...unmet.map(({ words }) => `- ${words}`)].join('\n'))]
}

/** What is on the page 'Before you go live': all of it in a database of this version, otherwise what a first start with LIVE=1 needs. */
async function goingLiveFinding(db: Db, env: Env): Promise<Finding> {
  const ran = await readMigrations(db)
  const unmet = await unmetConditions(db, env, { isEmpty: ran.length === 0 })
  const isCurrent = isDeepStrictEqual(ran, migrationNames(migrationsFolder))
  const advice = isCurrent ? await openAdvice({ db, env, now: () => new Date() }) : []
  if (unmet.length + advice.length === 0) return good('going live', 'nothing is missing; LIVE=1 sells to real guests')
  const advised = advice.map(({ code, name }) => `${conditions[code].title}${name && `: ${name}`} (advice)`)
  return note('going live', ['a trial site; before real guests pay it needs:', ...unmet.map(({ words }) => words), ...advised].join('\n- '))
}

/** As `liveFindings`, of the environment alone, where the database cannot be read. */
export function environmentFindings(env: Env): Finding[] {
  const lacks = env.LIVE === '1' ? environmentLacks(env) : []
  return lacks.length > 0 ? [bad('live site', lacksInWords(lacks))] : []
}
