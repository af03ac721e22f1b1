import { villaCalls } from '#contract/villas.ts'
import type { Deps } from '../deps.ts'
import { pageOf } from '../http/paging.ts'
import { serve } from '../http/serve.ts'
import { villasOnSale } from './queries.ts'

export const villaRoutes = (deps: Deps) => [
  serve(villaCalls.list, async ({ input }) => {
    const villas = await villasOnSale(deps.db)
    return { villas: pageOf(villas, input), total: villas.length }
  }),
]
