import { call } from './call.ts'
import { charge } from './charge.ts'
import { job } from './job.ts'
import { mail } from './mail.ts'
import { ownersTable } from './owners-table.ts'
import { page } from './page.ts'
import { paper } from './paper.ts'
import type { Recipe } from './recipe.ts'
import { refusal } from './refusal.ts'
import { setting } from './setting.ts'

/** Recipes of docs/recipes.md that are tried. Together they fit into one copy of the checkout. */
export const recipes: readonly Recipe[] = [call, refusal, ownersTable, charge, setting, page, mail, paper, job]
