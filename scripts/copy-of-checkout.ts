import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/**
 * The files of a checkout that are not ignored in a temporary folder, in memory if there is some, with the packages of the checkout. The
 * folder is removed at the exit of the process, whose other temporary files are in it from now on.
 */
export function copyOfCheckout(root: string): string {
  const temporary = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'villas-copy-'))
  // PostgreSQL runs as another user.
  chmodSync(temporary, 0o755)
  process.once('exit', () => rmSync(temporary, { recursive: true, force: true, maxRetries: 5 }))
  process.env.TMPDIR = temporary
  const folder = join(temporary, 'copy')
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  })
  for (const file of stdout.split('\0').filter((name) => name && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    copyFileSync(join(root, file), join(folder, file))
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}
