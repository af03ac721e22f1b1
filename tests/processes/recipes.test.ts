import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { recipes } from '../../scripts/recipes/index.ts'
import { tryRecipes } from '../../scripts/recipes/try.ts'

// A watchdog: four times the compiler over everything, and tests, take minutes beside other work.
const LIMIT_MS = 1_200_000

test(
  'whoever follows the recipes is led by the compiler and the tests to each file, and ends with both green',
  async () => {
    expect(await tryRecipes(resolve(import.meta.dirname, '..', '..'), recipes)).toEqual([])
  },
  LIMIT_MS,
)
