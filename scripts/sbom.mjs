// `npm run sbom`: everything that goes into production as a CycloneDX bill of materials, in build/sbom.json.
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(fileURLToPath(import.meta.url), '..', '..')
const args = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only']
const { status, stdout } = spawnSync(process.execPath, [process.env.npm_execpath ?? '', ...args], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 ** 2,
  stdio: ['ignore', 'pipe', 'inherit'],
})
if (status !== 0) process.exit(1)
const { components } = JSON.parse(stdout)
mkdirSync(join(root, 'build'), { recursive: true })
writeFileSync(join(root, 'build', 'sbom.json'), stdout)
console.log(`${components.length} packages are in build/sbom.json`)
