import '../../admin/long-form/long-form.css'
import { useCallback, useState } from 'react'
import { untrueIn } from '#contract/placeholders.ts'
import { settingsCalls } from '#contract/settings.ts'
import * as words from '#words/en/office-settings.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { UnsavedMark } from '../../admin/long-form/form-part.tsx'
import { isTabName, listFields, type TabName, tabs } from '../../admin/settings/fields.ts'
import { MissingMark, SettingsForm } from '../../admin/settings/settings-form.tsx'
import { settingsForms } from '../../admin/settings/settings-forms.server.ts'
import { Tabs } from '../../admin/tabs.tsx'
import { readProgress } from '../../admin/translations/read-progress.server.ts'
import { getApi } from '../../api.ts'
import { requiredAnswer } from '../../api-results.server.ts'
import { officeClientAction } from '../../forms/client-action.ts'
import { officeAction } from '../../forms/form-action.server.ts'
import { useFormResult } from '../../forms/use-form-result.ts'
import type { Route } from './+types/settings'

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = getApi(context)
  const { settings, versions } = await requiredAnswer(api(settingsCalls.stored, {}))
  const tab = url.searchParams.get('tab')
  const translations = await readProgress(api, tab === 'company' ? 'law' : 'settings')
  return { translations, settings, versions, placeholders: untrueIn(settings), tab: isTabName(tab) ? tab : 'general' }
}

export const action = officeAction(settingsForms)

export const clientAction = officeClientAction

export default function Settings({
  loaderData: { translations, settings, versions, placeholders, tab: chosen },
  actionData,
}: Route.ComponentProps) {
  useFormResult(actionData)
  const [unsaved, setUnsaved] = useState<Partial<Record<TabName, boolean>>>({})
  const onUnsaved = useCallback((tab: TabName, is: boolean) => setUnsaved((before) => ({ ...before, [tab]: is })), [])
  const names = Object.keys(tabs) as TabName[]
  return (
    <AdminPage title={words.websiteSettings} translations={translations}>
      <Tabs
        name={words.settings}
        tabs={names.map((tab) => {
          const missing = listFields(tab).filter(({ name }) => placeholders.includes(name)).length
          return {
            to: `?tab=${tab}`,
            label: <TabLabel title={tabs[tab].title} missing={missing} unsaved={unsaved[tab] ?? false} />,
            current: tab === chosen,
          }
        })}
      />
      {/* Hidden tabs stay mounted, so that their input is not lost. */}
      {names.map((tab) => (
        <div key={tab} hidden={tab !== chosen}>
          <SettingsForm
            tab={tab}
            settings={settings}
            versions={versions}
            placeholders={placeholders}
            result={actionData}
            onUnsaved={onUnsaved}
          />
        </div>
      ))}
    </AdminPage>
  )
}

const TabLabel = ({ title, missing, unsaved }: { title: string; missing: number; unsaved: boolean }) => (
  <>
    {title} <MissingMark count={missing} />
    {unsaved && <UnsavedMark />}
  </>
)
