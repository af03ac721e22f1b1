import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { tryEdits } from '../scripts/recipes/apply.ts'
import { recipes } from '../scripts/recipes/index.ts'
import { filesIn } from '../scripts/recipes/recipe.ts'

const root = resolve(import.meta.dirname, '..')
const paragraphs = readFileSync(join(root, 'docs', 'recipes.md'), 'utf8').split('\n\n')

/** `named`: a path, its end, or one with parts such as `<language>`. */
function isNamed(named: string, file: string): boolean {
  const pattern = named.replace(/[.]/g, '\\.').replace(/<[^>]+>/g, '[\\w-]+')
  return new RegExp(`(^|/)${pattern}$`).test(file)
}

// What follows the edits takes minutes: tests/processes/recipes.test.ts.
test('every edit of the recipes can be made, also of all together', () => {
  expect(recipes.length).toBeGreaterThan(8)
  tryEdits(
    root,
    recipes.flatMap(({ steps }) => steps.flatMap(({ edits }) => edits)),
  )
})

test.each(recipes)('the paragraph ‘$title’ names the files that its steps touch and the tests that lead, and no others', (recipe) => {
  const paragraph = paragraphs.find((one) => one.startsWith(`**${recipe.title}.**`)) ?? ''
  const named = [...paragraph.matchAll(/`([\w./<>-]+\.(?:tsx?|sql|md))`/g)].map(([, file = '']) => file)
  const files = filesIn(recipe)
  const known = [...files, ...(recipe.green ?? []), ...(recipe.beside ?? [])]
  expect(files.filter((file) => !named.some((one) => isNamed(one, file)))).toEqual([])
  expect(named.filter((one) => !known.some((file) => isNamed(one, file)))).toEqual([])
})
