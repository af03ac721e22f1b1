import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of `package.json`. Tests run this code from `src`, the site and its commands run it from `build`. */
export const projectRoot = rootAbove(import.meta.dirname)

function rootAbove(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : rootAbove(dirname(folder))
}
