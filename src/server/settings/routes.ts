import type { InputOf } from '#contract/call.ts'
import { settingsCalls } from '#contract/settings.ts'
import type { Account } from '../accounts/sessions.ts'
import { recordActivity } from '../dashboard/record-activity.ts'
import type { Deps } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { readSettings, saveGroup } from './queries.ts'

export const settingsRoutes = (deps: Deps) => [
  serve(settingsCalls.read, async () => ({ settings: await readSettings(deps.db), testMode: deps.env.bank === null })),
  serve(settingsCalls.save, ({ account, input }) => saveSettings(deps, account, input)),
]

async function saveSettings({ db, now }: Deps, account: Account, groups: InputOf<typeof settingsCalls.save>) {
  await db.transaction(async (tx) => {
    const before = await readSettings(tx)
    for (const [name, value] of Object.entries(groups)) {
      await saveGroup(tx, name, value, now())
      await recordActivity(tx, account, now(), {
        subject: `settings ${name}`,
        action: 'change',
        before: before[name as keyof typeof before],
        after: value,
      })
    }
  })
  return {}
}
