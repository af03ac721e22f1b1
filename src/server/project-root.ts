import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of `package.json`. Commands and tests run this code from `src`, the running site from `build`. */
export const projectRoot = rootAbove(import.meta.dirname)

function rootAbove(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : rootAbove(dirname(folder))
}
