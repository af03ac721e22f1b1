import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { recipes } from '../../scripts/recipes/index.ts'
import { tryRecipes } from '../../scripts/recipes/try.ts'

test('whoever follows the recipes is led by the compiler and the tests to each file, and ends with both green', async () => {
  expect(await tryRecipes(resolve(import.meta.dirname, '..', '..'), recipes)).toEqual([])
})
