import { BadEnvironment } from '../bad-environment.ts'
import type { Db } from '../db/client.ts'
import { failureWithoutRows } from '../db/without-rows.ts'
import type { Deps } from '../deps.ts'
import type { Env } from '../env.ts'
import { type BackupEnv, backUp } from './back-up.ts'
import { holdsSettings } from './whole-site.ts'

type Updating = Pick<Deps, 'store' | 'now' | 'log'> & {
  env: BackupEnv & Pick<Env, 'BACKUP_BEFORE_UPDATE'>
}

/**
 * Backs up the database before `pending` migrations run in it, unless it is that of a first start that was interrupted.
 * @throws BadEnvironment if that fails, so that nothing is changed
 */
export async function backUpBeforeUpdate(deps: Updating, db: Db, pending: readonly string[]): Promise<void> {
  if (deps.env.BACKUP_BEFORE_UPDATE === 'off' || !(await holdsSettings(db))) return
  try {
    await backUp({ ...deps, db }, 'update')
  } catch (error) {
    throw new BadEnvironment(
      [
        `${pending.length === 1 ? '1 migration waits' : `${pending.length} migrations wait`}, and the backup before them failed: ${failureWithoutRows(error) ?? (error as Error).message}`,
        'Nothing was changed; the version before still starts. Correct that and start again. BACKUP_BEFORE_UPDATE=off updates without a backup.',
      ].join('\n'),
      { cause: error },
    )
  }
}
