import { href } from 'react-router'
import { calendarCalls } from '#contract/calendars.ts'
import type { Refused } from '#contract/refused.ts'
import { villaCalls } from '#contract/villas.ts'
import { forRoles } from '#domain/accounts/roles.ts'
import * as words from '#words/en/office-calendars.ts'
import { translateStored } from '#words/en/office-stored-texts.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { CalendarCard } from '../../admin/calendars/calendar-card.tsx'
import { ChangeDialog } from '../../admin/calendars/change-dialog.tsx'
import { ConflictList } from '../../admin/calendars/conflict-list.tsx'
import { ConnectDialog } from '../../admin/calendars/connect-dialog.tsx'
import { useMay } from '../../admin/use-may.ts'
import { getApi } from '../../api.ts'
import { apiResult } from '../../api-results.server.ts'
import { officeClientAction } from '../../forms/client-action.ts'
import { change, officeAction } from '../../forms/form-action.server.ts'
import { useFormResult } from '../../forms/use-form-result.ts'
import { LinkButton } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Route } from './+types/calendars'

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = getApi(context)
  const [{ answer, refused }, villas] = await Promise.all([apiResult(api(calendarCalls.list, {})), apiResult(api(villaCalls.names, {}))])
  return {
    connecting: url.searchParams.has('connect'),
    changing: Number(url.searchParams.get('change')) || null,
    leaving: Number(url.searchParams.get('disconnect')) || null,
    calendars: answer?.calendars ?? [],
    conflicts: answer?.conflicts ?? [],
    villas: villas.answer?.villas.map(({ id, name }) => ({ id, name })) ?? [],
    error: refused?.message ?? null,
  }
}

const to = href('/admin/dashboard/calendars')
const notRead = {
  to,
  fieldless: true,
  title: words.failedToReadTheCalendar,
  instead: ({ code, details: { reason } }: Refused) =>
    code === 'calendar_unread' ? { failure: { title: words.failedToReadTheCalendar, text: translateStored(String(reason)) } } : undefined,
} as const

export const action = officeAction({
  connect: change(calendarCalls.connect, { to, title: words.failedToConnectTheCalendar, done: words.theCalendarIsConnected }),
  change: change(calendarCalls.change, { to, title: words.failedToChangeTheCalendar, done: words.theCalendarIsChanged }),
  read: change(calendarCalls.readNow, { ...notRead, done: words.theCalendarHasBeenRead }),
  agree: change(calendarCalls.agreeEmpty, { ...notRead, done: words.theCalendarsNightsAreFree }),
  disconnect: change(calendarCalls.disconnect, {
    to,
    fieldless: true,
    title: words.failedToDisconnectTheCalendar,
    done: words.theCalendarIsDisconnected,
  }),
})

export const clientAction = officeClientAction

export default function Calendars({ loaderData, actionData }: Route.ComponentProps) {
  const { connecting, changing, leaving, calendars, conflicts, villas, error } = loaderData
  useFormResult(actionData)
  const may = useMay()
  const left = calendars.find(({ id }) => id === leaving)
  return (
    <AdminPage
      title={words.calendars}
      aside={
        may(forRoles.management) && (
          <LinkButton to="?connect=1" preventScrollReset look="act">
            {words.connectACalendar}
          </LinkButton>
        )
      }
    >
      <p className="measure mb-6 text-ink-soft">{words.villasThatAreOffered}</p>
      {error !== null && (
        <Notice tone="bad" title={words.failedToLoadTheCalendars}>
          {error}
        </Notice>
      )}
      <ConflictList conflicts={conflicts} />
      {error === null && calendars.length === 0 && <p className="text-lg">{words.noPlatformIsConnected}</p>}
      <div className="grid gap-5 xl:grid-cols-2">
        {calendars.map((calendar) => (
          <CalendarCard key={calendar.id} calendar={calendar} />
        ))}
      </div>
      <ConnectDialog open={connecting && may(forRoles.management)} villas={villas} result={actionData} />
      {may(forRoles.management) && <ChangeDialog calendar={calendars.find(({ id }) => id === changing)} result={actionData} />}
      <ConfirmDialog
        open={left !== undefined && may(forRoles.management)}
        back="?"
        title={words.disconnect}
        act={words.disconnect}
        acting={words.disconnecting}
        fields={{ intent: 'disconnect', id: leaving ?? '' }}
      >
        <p>{words.canNoLongerRead(left?.name ?? '', left?.villa ?? '')}</p>
        {left !== undefined && left.staysAhead > 0 && <p className="mt-3 font-semibold">{words.staysOnSaleAgain(left.staysAhead)}</p>}
      </ConfirmDialog>
    </AdminPage>
  )
}
