import type { InputOf } from '#contract/call.ts'
import { type settingsCalls, settingsGroups } from '#contract/settings.ts'
import { isIban } from '#domain/iban.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { readOtherCurrencies } from '../currency/other-currencies.ts'
import { refuseStale } from '../db/refuse-stale.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import type { HandlersOf } from '../http/serve.ts'
import { readSettings, saveGroup, settingsVersions } from './queries.ts'
import { translateSettings } from './translate-settings.ts'

export const settingsHandlers = (deps: Deps): HandlersOf<'settings'> => ({
  settings: {
    read: async ({ contentLanguage }) => {
      const settings = await readSettings(deps.db)
      return {
        ...(await translateSettings(deps.db, contentLanguage, settings)),
        otherCurrencies: await readOtherCurrencies(deps.db, settings.booking.currencies),
        versions: await settingsVersions(deps.db),
        byTransfer: isIban(settings.company.iban),
        testMode: await deps.bank.isSimulated(),
        longestStayNights: deps.env.LONGEST_STAY_NIGHTS,
      }
    },
    stored: async () => ({ settings: await readSettings(deps.db), versions: await settingsVersions(deps.db) }),
    save: { handle: ({ account, input }) => saveSettings(deps, account, input), event: () => 'settings_changed' },
  },
})

/** Saves the submitted groups in one transaction. */
async function saveSettings({ db, now }: Deps, account: Account, { versions = {}, ...groups }: InputOf<typeof settingsCalls.save>) {
  await db.transaction(async (tx) => {
    const current = await settingsVersions(tx, { lock: true })
    const before = await readSettings(tx)
    for (const name of settingsGroups) {
      if (groups[name] === undefined) continue
      const value = { ...before[name], ...groups[name] }
      refuseStale(versions[name], { version: current[name] })
      await saveGroup(tx, name, value, now())
      await recordActivity(tx, account, now(), { subject: `settings ${name}`, action: 'change', before: before[name], after: value })
    }
  })
  return {}
}
