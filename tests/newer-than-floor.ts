import { createRequire } from 'node:module'
import type bcd from '@mdn/browser-compat-data'
import { floor } from '../scripts/browser-floor.ts'

type Support = {
  version_added: string | false
  flags?: unknown
  prefix?: string
  alternative_name?: string
  partial_implementation?: boolean
}
type Compat = { support: Record<string, Support | Support[] | undefined>; status?: { standard_track: boolean } }
type Feature = { __compat?: Compat } & { [name: string]: Feature }

const { api, javascript, css } = createRequire(import.meta.url)('@mdn/browser-compat-data') as typeof bcd as unknown as {
  api: Feature
  javascript: { builtins: Feature }
  css: { properties: Feature; 'at-rules': Feature }
}

const listParts = (feature: Feature): [string, Feature][] =>
  Object.entries(feature).filter(([name]) => name !== '__compat') as [string, Feature][]

const number = (version: string): number[] => version.replace('≤', '').split('.').map(Number)

function isAfter(version: string, last: string): boolean {
  const [[major = 0, minor = 0], [lastMajor = 0, lastMinor = 0]] = [number(version), number(last)]
  return major === lastMajor ? minor > lastMinor : major > lastMajor
}

/** Whether a browser of the floor lacks a feature that another browser has. */
function isNewer(feature: Feature): boolean {
  const { support } = feature.__compat ?? {}
  if (!support) return false
  return Object.entries(floor.guests).some(([browser, last]) => {
    const versions = [support[browser] ?? []].flat().filter(({ flags, prefix, alternative_name }) => !flags && !prefix && !alternative_name)
    return versions.every(({ version_added: added }) => added === false || added === 'preview' || isAfter(added, last))
  })
}

/** Those whose members the pages use. Members of others, such as of audio, have names that fields of the site have as well. */
const USED =
  /^(Window|Document|ShadowRoot|Node|Element|HTML(Element|InputElement|SelectElement|DialogElement|FormElement)|Event|Navigator|AbortSignal|URL|URLSearchParams|Request|Response|Headers|FormData|Blob|CSSStyleSheet|Performance)$/

const interfaces = [...listParts(javascript.builtins), ...listParts(api).filter(([name]) => USED.test(name))]
const listMembers = (of: Feature) => listParts(of).filter(([name]) => /^\w+?(_static)?$/.test(name) && !name.endsWith('_event'))

const olderNames = new Set(interfaces.flatMap(([, of]) => listMembers(of).flatMap(([name, member]) => (isNewer(member) ? [] : [name]))))

/** Interfaces that a browser of the floor lacks. */
export const newerGlobals: string[] = [...listParts(javascript.builtins), ...listParts(api)]
  .filter(([, of]) => isNewer(of))
  .map(([name]) => name)

/** Static methods of web APIs, as `URL.parse`. */
export const newerStatics: string[] = interfaces.flatMap(([of, feature]) =>
  listMembers(feature).flatMap(([name, member]) =>
    name.endsWith('_static') && isNewer(member) ? [`${of}.${name.replace('_static', '')}`] : [],
  ),
)

/** Methods and properties of objects; of the language also static ones, as `Map.groupBy`. */
export const newerMembers: string[] = interfaces.flatMap(([of, feature]) =>
  listMembers(feature).flatMap(([name, member]) => (!name.endsWith('_static') && name !== of && isNewer(member) ? [`${of}.${name}`] : [])),
)

/** Functions of `window`, called by their name alone. */
export const newerFunctions: string[] = newerMembers.flatMap((member) =>
  member.startsWith('Window.') ? [member.slice('Window.'.length)] : [],
)

/** Names of methods and properties that no interface of a browser of the floor has. */
export const newerNames: string[] = [...new Set(newerMembers.map((member) => member.split('.')[1] ?? ''))].filter(
  (name) => !olderNames.has(name),
)

export const newerProperties: string[] = listParts(css.properties).flatMap(([name, property]) => (isNewer(property) ? [name] : []))
export const newerAtRules: string[] = listParts(css['at-rules']).flatMap(([name, rule]) => (isNewer(rule) ? [name] : []))
