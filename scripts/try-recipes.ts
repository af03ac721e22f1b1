// `node scripts/try-recipes.ts`: follows recipes of docs/recipes.md in a copy of the checkout and shows what the compiler and the tests say
// after each step. `node scripts/try-recipes.ts mail` takes those whose title holds one of the words.
import { resolve } from 'node:path'
import { recipes } from './recipes/index.ts'
import { tryRecipes } from './recipes/try.ts'

// An interrupted run ends by `exit`, so that the copy is removed.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
const words = process.argv.slice(2)
const chosen = recipes.filter(({ title }) => words.length === 0 || words.some((word) => title.includes(word)))
const wrong = await tryRecipes(resolve(import.meta.dirname, '..'), chosen, console.log)
if (wrong.length > 0) process.exitCode = 1
