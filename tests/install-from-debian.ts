import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export const asRoot = process.getuid?.() === 0

// A machine without network must not wait for the package server.
const APT = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::https::Timeout=20']

export function installFromDebian(name: string): boolean {
  if (!asRoot || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing ${name} from Debian for the tests ...`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...words: string[]) => spawnSync('apt-get', [...APT, ...words], { stdio: 'ignore', env }).status === 0
  return apt('update') && apt('install', '-y', '--no-install-recommends', name)
}
