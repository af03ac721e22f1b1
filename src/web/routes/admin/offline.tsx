import { data, href } from 'react-router'
import { todayCalls } from '#contract/today.ts'
import * as words from '#words/en/office-offline.ts'
import '../../admin/admin.css'
import { Board } from '../../admin/dashboard/today.tsx'
import '../../admin/dashboard/today.css'
import { formatMoment } from '../../admin/format-moment.ts'
import { AheadDays } from '../../admin/phone/ahead-days.tsx'
import { requireAdmin } from '../../admin/require-admin.server.ts'
import { getApi } from '../../api.ts'
import { requiredAnswer } from '../../api-results.server.ts'
import { PageHead } from '../../layout/page-head.tsx'
import type { Route } from './+types/offline'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

export async function loader({ context }: Route.LoaderArgs) {
  const coming = await requiredAnswer(getApi(context)(todayCalls.ahead, {}))
  return data({ coming }, { headers: { 'cache-control': 'no-store' } })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

type Coming = Route.ComponentProps['loaderData']['coming']

/** The board without mails, which nobody can send without a network. */
const toBoard = ({ today, inHouse, days }: Coming) => {
  const silent = (stays: Coming['inHouse']) => stays.map((stay) => ({ ...stay, email: '' }))
  return {
    today,
    due: [],
    inHouse: silent(inHouse),
    days: days.map((day) => ({ ...day, arrivals: silent(day.arrivals), departures: silent(day.departures) })),
  }
}

/** What the service worker stores and shows without a network: to read and to call, nothing to change. */
export default function Offline({ loaderData: { coming } }: Route.ComponentProps) {
  return (
    <main id="content" className="office-page">
      <PageHead title={words.noConnection} description="" hidden />
      <div className="office-head">
        <div className="office-title">
          <h1>{words.noConnection}</h1>
        </div>
        <div className="office-acts">
          <a href={href('/admin/dashboard')} className="link link-alone">
            {words.tryAgain}
          </a>
        </div>
      </div>
      <p className="mb-4">{words.asOf(formatMoment(coming.at))}</p>
      <Board coming={toBoard(coming)} day={coming.today} />
      <AheadDays days={coming.days.slice(1)} />
    </main>
  )
}
