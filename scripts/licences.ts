// `npm run licences` writes docs/licences.md: what goes into production, by licence, as the lock file says.
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const PAGE = resolve(root, 'docs', 'licences.md')

/** What a site may be run and sold with, whose own code is nobody else's. LGPL and MPL: used as it comes, as packages of their own. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
])

/** Packages whose licence is only in their LICENSE file, or that leave the choice between two; read by a person. */
const READ: Record<string, string> = { 'png-js 2.0.0': 'MIT', '@zone-eu/mailsplit 5.4.30': 'MIT' }

type Locked = { version: string; license?: string; dev?: boolean; optional?: boolean }
type Package = { name: string; version: string; licence: string; platform: boolean }

export function productionPackages(): Package[] {
  const { packages } = JSON.parse(readFileSync(resolve(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> }
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, { version, license, optional = false }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return { name, version, licence: READ[`${name} ${version}`] ?? license ?? 'none', platform: optional }
    })
    .sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1))
}

/** Every licence of an expression has to be allowed; an OR is for a person to look at. */
export const isAllowed = ({ licence }: Package): boolean => licence.split(' AND ').every((one) => ALLOWED.has(one))

export function licencePage(): string {
  const packages = productionPackages()
  const licences = [...new Set(packages.map(({ licence }) => licence))].sort()
  const listed = (licence: string) => {
    const own = packages.filter((one) => one.licence === licence)
    const toName = ({ name, version }: Package) => `${name} ${version}`
    const everywhere = own.filter(({ platform }) => !platform).map(toName)
    const somewhere = own.filter(({ platform }) => platform).map(toName)
    return [
      `## ${licence}`,
      ...(everywhere.length > 0 ? ['', `${everywhere.join(', ')}.`] : []),
      ...(somewhere.length > 0 ? ['', `On some machines only: ${somewhere.join(', ')}.`] : []),
      '',
    ].join('\n')
  }
  return [
    '# Licences',
    '',
    'What goes into production, written by `npm run licences`; a test fails where it is out of date or a licence is not on the list of',
    'those allowed (`scripts/licences.ts`). `npm run sbom` writes the same as a CycloneDX bill of materials to `build/sbom.json`,',
    '`npm run audit` asks the registry for known weaknesses.',
    '',
    ...licences.map(listed),
  ].join('\n')
}

if (process.argv[1] === import.meta.filename) writeFileSync(PAGE, licencePage())
