import { data, href } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import { bookingCalls } from '#contract/bookings.ts'
import { supportCalls } from '#contract/support.ts'
import * as counts from '#words/en/counts.ts'
import { prefix } from '#words/en/language.ts'
import * as words from '#words/en/reservations.ts'
import { getApi } from '../api.ts'
import { apiResult, requiredAnswer } from '../api-results.server.ts'
import { guestClientAction } from '../forms/client-action.ts'
import { formAction, toLogIn } from '../forms/form-action.server.ts'
import { pageAsked } from '../forms/page-asked.server.ts'
import { takeUnsent } from '../forms/unsent.server.ts'
import { useFormResult } from '../forms/use-form-result.ts'
import type { PageHandle } from '../layout/header.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { redirectTo } from '../redirects.server.ts'
import { ReservationCard } from '../reservations/reservation-card.tsx'
import { SupportDialog, type SupportMore } from '../support/support-dialog.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Pages } from '../ui/pages.tsx'
import type { Route } from './+types/reservations'

export const handle: PageHandle = { frame: 'stay' }

const PER_PAGE = 10
const NOT_SENT = words.greskaPrilikomSlanjaZahtevaPokusajte

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const api = getApi(context)
  const { user } = await requiredAnswer(api(accountCalls.who, {}))
  if (!user) throw await toLogIn(url.pathname + url.search)
  if (user.status !== 1) throw redirectTo('/404')
  const { page, limit, offset } = pageAsked(url, PER_PAGE)
  const { answer, refused } = await apiResult(api(bookingCalls.mine, { limit, offset }))
  const support = url.searchParams.get('support')
  const unsent = support === null ? null : await takeUnsent(request, url)
  const shown = {
    bookings: answer?.bookings ?? [],
    total: answer?.total ?? 0,
    page,
    error: refused && (refused.code === 'bug' ? words.failedToLoadReservations : refused.message),
    support,
    unsent: unsent?.values ?? {},
  }
  return data(shown, { headers: unsent?.headers ?? {} })
}

export const action = formAction<SupportMore>({
  ask: async (form) => {
    const { complaint } = await form.call(supportCalls.request, form.values, { title: NOT_SENT })
    return form.stay({ saved: true, ...(complaint ? { complaint } : {}) })
  },
})

export const clientAction = guestClientAction<SupportMore>

export default function Reservations({ loaderData, actionData }: Route.ComponentProps) {
  const { bookings, total, page, error, support, unsent } = loaderData
  useFormResult(actionData)
  return (
    <>
      <PageHead title={words.myReservations} description={words.yourStaysAtTheVillas} hidden />
      <PageTitle title={words.myReservations}>
        {error === null && <p>{total === 0 ? words.youHaveNotBooked : words.youHave(counts.confirmedBookings(total))}</p>}
      </PageTitle>
      <div className="wrap space-y-6 pb-section">
        {error !== null && (
          <Notice tone="bad" title={error}>
            <p>{words.yourBookingsAreSafeThey}</p>
            <a href={prefix + href('/reservations')} className="link link-alone">
              {words.tryAgain}
            </a>
          </Notice>
        )}
        {error === null && total === 0 && (
          <LinkButton to={href('/booking')} look="act">
            {words.bookYourFirstStay}
          </LinkButton>
        )}
        {bookings.map((booking) => (
          <ReservationCard key={booking.id} booking={booking} />
        ))}
        <Pages page={page} perPage={PER_PAGE} total={total} label={words.pagesOfReservations} />
        <p>
          <Link to={href('/your-data')} className="link link-alone">
            {words.yourDataDownloadOrErase}
          </Link>
        </p>
      </div>
      <SupportDialog orderId={support} unsent={unsent} result={actionData} />
    </>
  )
}
