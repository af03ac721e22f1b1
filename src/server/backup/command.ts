import { FolderInUse } from '../db/folder-lock.ts'
import { BadEnvironment } from '../env.ts'
import { BadArchive } from './bad-archive.ts'

/** Runs a command; what the operator can do something about is told in words and nothing else. */
export async function inWords(command: () => Promise<string>): Promise<void> {
  try {
    console.log(await command())
  } catch (error) {
    const foreseen = error instanceof BadArchive || error instanceof BadEnvironment || error instanceof FolderInUse
    console.error(foreseen ? `\n${error.message}\n` : error)
    process.exitCode = 1
  }
}
