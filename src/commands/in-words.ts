import { BadArchive } from '#server/backup/bad-archive.ts'
import { BadEnvironment } from '#server/bad-environment.ts'
import { FolderInUse } from '#server/db/folder-lock.ts'
import { failureWithoutRows } from '#server/db/without-rows.ts'
import { machineFailure } from '#server/machine-failure.ts'
import { StoreDown } from '#server/store/store-down.ts'

/** Runs a command. Failures that the operator can fix print their message only, without a stack trace. */
export async function inWords(command: () => Promise<string>): Promise<void> {
  try {
    console.log(await command())
  } catch (error) {
    const failure = machineFailure(error) ?? failureWithoutRows(error)
    const foreseen = [BadArchive, BadEnvironment, FolderInUse, StoreDown].some((kind) => error instanceof kind)
    console.error(foreseen || failure ? `\n${failure ?? (error as Error).message}\n` : error)
    process.exitCode = 1
  }
}
