import { placeholdersIn } from '#contract/placeholders.ts'
import { settingsCalls } from '#contract/settings.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { orUnconnected } from '../../admin/catalogue/or-unconnected.ts'
import { postedBy } from '../../admin/posted.server.ts'
import { fieldsOf, isTabName, type TabName, tabs } from '../../admin/settings/fields.ts'
import { type SettingsAnswer, saveSettings } from '../../admin/settings/save-settings.server.ts'
import { SettingsForm } from '../../admin/settings/settings-form.tsx'
import { apiOf } from '../../api.ts'
import { needed } from '../../attempt.server.ts'
import { intentOf } from '../../forms/intent.server.ts'
import { useFocusOnError } from '../../forms/use-focus-on-error.ts'
import { useAnswerToast } from '../../toasts/use-answer-toast.ts'
import { Tabs } from '../../ui/tabs.tsx'
import type { Route } from './+types/settings'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { settings, versions } = await needed(apiOf(context)(settingsCalls.read, {}))
  const tab = url.searchParams.get('tab')
  return { settings, versions, placeholders: placeholdersIn(settings), tab: isTabName(tab) ? tab : 'general' }
}

export async function action({ context, request }: Route.ActionArgs) {
  await intentOf(request, 'save')
  return saveSettings(apiOf(context), await postedBy(request))
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs): Promise<SettingsAnswer> => orUnconnected(() => serverAction())

export default function Settings({ loaderData: { settings, versions, placeholders, tab: chosen }, actionData }: Route.ComponentProps) {
  useAnswerToast(actionData)
  useFocusOnError(actionData?.errors)
  const names = Object.keys(tabs) as TabName[]
  return (
    <AdminPage title="Website Settings">
      <Tabs
        name="Settings"
        tabs={names.map((tab) => {
          const missing = fieldsOf(tab).filter(({ name }) => placeholders.includes(name)).length
          return { to: `?tab=${tab}`, label: <TabLabel title={tabs[tab].title} missing={missing} />, current: tab === chosen }
        })}
      />
      {/* Hidden tabs stay mounted, so that their input is not lost. */}
      {names.map((tab) => (
        <div key={tab} hidden={tab !== chosen}>
          <SettingsForm tab={tab} settings={settings} versions={versions} placeholders={placeholders} answer={actionData} />
        </div>
      ))}
    </AdminPage>
  )
}

const TabLabel = ({ title, missing }: { title: string; missing: number }) => (
  <>
    {title}
    {missing > 0 && (
      <span className="badge text-sm" data-tone="waiting">
        {missing}
        <span className="sr-only"> to fill in</span>
      </span>
    )}
  </>
)
