import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { newerAtRules, newerFunctions, newerGlobals, newerMembers, newerNames, newerProperties, newerStatics } from './newer-than-floor.ts'

const assets = resolve(import.meta.dirname, '..', 'build', 'client', 'assets')
const readTexts = (pattern: string) => globSync(pattern, { cwd: assets }).map((file) => readFileSync(join(assets, file), 'utf8'))

/** Used only where the browser has it; `old-browser.test.ts` books without it. Menus of the office have it: its browsers are newer. */
const WITH_FALLBACK = [
  // Toasts above a dialog (`ui/dialog.tsx`), transitions between pages, and what browsers measure of themselves.
  'popover',
  'showPopover',
  'hidePopover',
  'startViewTransition',
  'interactionCount',
  'connection',
  // Notices and the number on the icon of the office; where they lack, its page says so.
  'pushManager',
  'setAppBadge',
]

/** Other things that have the name of something newer: of React, and fields of the site. */
const OF_THAT_NAME = ['capture', 'displayName', 'error', 'escape', 'share', 'transfer', 'use']

/** Only the look differs without it. */
const FOR_THE_LOOK = [
  '-webkit-tap-highlight-color',
  // Menus and panels beside what opened them, else at the edge of the screen.
  'anchor-name',
  'position-anchor',
  'position-area',
  'position-try',
  'position-try-fallbacks',
  'contain-intrinsic-size',
  'content-visibility',
  'forced-color-adjust',
  'page',
  'scrollbar-width',
  'text-wrap',
  'user-select',
]

/** What a text uses. A pattern takes long to search megabytes for: only those are searched for whose words occur at all. */
function found(names: readonly string[], pattern: (name: string) => RegExp, text: string): string[] {
  const words = new Set(text.match(/[\w$]+/g))
  return names.filter((name) => name.split(/[^\w$]+/).every((word) => word === '' || words.has(word)) && pattern(name).test(text))
}

test('the built scripts use nothing that a supported browser lacks, except with a fallback', () => {
  const scripts = readTexts('*.js')
  expect(scripts.length).toBeGreaterThan(100)
  // A hash in the name of a file may look like anything.
  const all = scripts.join('\n').replace(/-[\w-]{8}\.js/g, '.js')
  const newer = [
    ...found(
      newerGlobals,
      (name) => new RegExp(`(?<![\\w$.])(?:new|instanceof|typeof) ${name}(?![\\w$])|(?<![\\w$.])${name}\\.[a-z]`),
      all,
    ),
    ...found([...newerStatics, ...newerMembers], (name) => new RegExp(`(?<![\\w$])${name.replace('.', '\\.')}(?![\\w$])`), all),
    ...found(newerNames, (name) => new RegExp(`\\.${name}(?![\\w$])`), all),
    ...found(newerFunctions, (name) => new RegExp(`(?<![\\w$.])${name}\\(`), all),
  ]
  expect(newer.filter((name) => !OF_THAT_NAME.includes(name)).sort()).toEqual(WITH_FALLBACK.toSorted())
})

test('the built styles use nothing that a supported browser lacks, except for the look', () => {
  const styles = readTexts('*.css').join('\n')
  expect(styles).not.toBe('')
  const newer = [
    ...found(newerProperties, (name) => new RegExp(`[{;]${name}:`), styles),
    ...found(newerAtRules, (name) => new RegExp(`@${name}\\b`), styles),
  ]
  expect(newer.sort()).toEqual(FOR_THE_LOOK.toSorted())
})

test('what is known to be newer is found', () => {
  expect([...newerStatics, ...newerMembers]).toEqual(expect.arrayContaining(['Map.groupBy', 'Promise.withResolvers', 'URL.parse']))
  expect(newerFunctions).toContain('requestIdleCallback')
  expect(newerNames).toContain('isSubsetOf')
  expect(newerGlobals).toContain('AsyncDisposableStack')
})
