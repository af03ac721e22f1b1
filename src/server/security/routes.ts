import { securityCalls } from '#contract/security.ts'
import type { Deps } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { listSecurityEvents } from './list-events.ts'

export const securityRoutes = (deps: Deps) => [serve(securityCalls.events, ({ input }) => listSecurityEvents(deps, input))]
