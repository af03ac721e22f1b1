import { BadEnvironment } from '../bad-environment.ts'
import { FolderInUse } from '../db/folder-lock.ts'
import { isStoreDown } from '../store/store-down.ts'
import { BadArchive } from './bad-archive.ts'

/** Runs a command; what the operator can do something about is told in words and nothing else. */
export async function inWords(command: () => Promise<string>): Promise<void> {
  try {
    console.log(await command())
  } catch (error) {
    const foreseen = isStoreDown(error) || [BadArchive, BadEnvironment, FolderInUse].some((kind) => error instanceof kind)
    console.error(foreseen ? `\n${(error as Error).message}\n` : error)
    process.exitCode = 1
  }
}
