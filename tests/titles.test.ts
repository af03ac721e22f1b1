import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
/** A title where it is given: after `test(`, or after the table of `test.each`. */
const TITLE =
  /(?:\b\w*test(?:\.(?:skipIf|runIf)\(.*\)|\.(?!describe)\w+)*|\n *\](?: as const|\.map\(.*\))?\))\(\s*(['"`])((?:(?!\1).|\\.)+)\1,/gi
/** A word, or what a table puts in. */
const WORD = /%[sdijop]|\$\{[^}]*\}|\$[\w.]+|[\p{L}\d]+/gu
/** First words of what goes on where another title ended. */
const GOES_ON =
  /^(is|are|was|were|has|had|does|can|cannot|may|must|will|not|also|and|but|or|then|otherwise|accepts|adds|asks|creates|deletes|echoes|fails|gets|gives|goes|hangs|ignores|keeps|leaves|looks|makes|marks|moves|needs|opens|passes|reads|refuses|rejects|removes|returns|saves|says|sends|shows|stays in|takes|tells|throws|waits|writes)\b/

const titles = globSync('{src,tests}/**/*.test.ts', { cwd: root }).flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(TITLE)].map(([, , title = '']) => ({ file, title })),
)
const words = (title: string) => title.match(WORD) ?? []

test('every title of a test is a sentence that can be read alone', () => {
  expect(titles.length).toBeGreaterThan(1_900)
  expect(titles.filter(({ title }) => words(title).length < 3 || GOES_ON.test(title))).toEqual([])
})

test('what comes later is waited for without a clock of its own', () => {
  const waiting = globSync('{src,tests}/**/*.ts', { cwd: root }).filter((file) =>
    readFileSync(join(root, file), 'utf8').includes('vi.' + 'wait'),
  )
  expect(waiting).toEqual(['tests/eventually.ts'])
})
