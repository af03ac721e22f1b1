import { settingsCalls } from '#contract/settings.ts'
import type { Deps } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { readSettings } from './queries.ts'

export const settingsRoutes = (deps: Deps) => [
  serve(settingsCalls.read, async () => ({ settings: await readSettings(deps.db), testMode: deps.env.bank === null })),
]
