import { dashboardCalls } from '#contract/dashboard.ts'
import type { Deps } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { dashboardStats } from './stats.ts'

export const dashboardRoutes = (deps: Deps) => [serve(dashboardCalls.stats, () => dashboardStats(deps))]
