// Browser for the tests: Debian's headless package, which takes half the space, otherwise the installed browser, otherwise one from the npm
// registry.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { LaunchOptions } from '@playwright/test'
import { asRoot, installFromDebian } from './install-from-debian.ts'

const args = [
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(asRoot ? ['--no-sandbox'] : []),
]

/** Launch options for Playwright. The choice is passed on to worker processes by `CHROMIUM_PATH`. */
export function browserLaunch(): LaunchOptions {
  const path = process.env.CHROMIUM_PATH ?? installedBrowser()
  if (path) {
    process.env.CHROMIUM_PATH = path
    return { executablePath: path, args }
  }
  if (process.platform === 'linux' && process.arch === 'x64') return unpacked()
  return { args }
}

function installedBrowser(): string | undefined {
  const shell = '/usr/bin/chromium-headless-shell'
  if (existsSync(shell) || installFromDebian('chromium-headless-shell')) return shell
  const own = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path))
  return own ?? (installFromDebian('chromium') ? '/usr/bin/chromium' : undefined)
}

/** Headless Chromium from an npm package, with the libraries and fonts that a minimal machine lacks. */
function unpacked(): LaunchOptions {
  const packed = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..', '..', 'bin')
  const folder = join(homedir(), '.cache', 'villas-chromium-153')
  const executablePath = join(folder, 'chromium')
  if (!existsSync(executablePath)) unpack(packed, folder, executablePath)
  const env = {
    ...(process.env as Record<string, string>),
    LD_LIBRARY_PATH: join(folder, 'lib'),
    FONTCONFIG_FILE: join(folder, 'fonts.conf'),
  }
  return { executablePath, args, env }
}

function unpack(packed: string, folder: string, executablePath: string): void {
  mkdirSync(folder, { recursive: true })
  for (const name of ['al2023', 'fonts', 'swiftshader']) {
    const tar = join(folder, `${name}.tar`)
    writeFileSync(tar, brotliDecompressSync(readFileSync(join(packed, `${name}.tar.br`))))
    spawnSync('tar', ['xf', tar, '-C', folder])
  }
  const fonts = `<?xml version="1.0"?><fontconfig><dir>${folder}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${folder}/fontcache</cachedir></fontconfig>`
  writeFileSync(join(folder, 'fonts.conf'), fonts)
  writeFileSync(`${executablePath}.draft`, brotliDecompressSync(readFileSync(join(packed, 'chromium.br'))), { mode: 0o755 })
  renameSync(`${executablePath}.draft`, executablePath)
}
