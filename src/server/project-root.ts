import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of `package.json`. This code runs from `src` in commands and tests, and from `build` in the running site. */
export const projectRoot = rootAbove(import.meta.dirname)

function rootAbove(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : rootAbove(dirname(folder))
}
