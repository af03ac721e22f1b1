import { data, href } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import { bookingCalls } from '#contract/bookings.ts'
import { guestStayCalls } from '#contract/guest-stays.ts'
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
import { PastStay } from '../reservations/past-stay.tsx'
import { ReservationCard } from '../reservations/reservation-card.tsx'
import { SupportDialog, type SupportMore } from '../support/support-dialog.tsx'
import { todayAtProperty } from '../today.server.ts'
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
  const past = pageAsked(url, PER_PAGE, 'past')
  const [{ answer, refused }, over] = await Promise.all([
    apiResult(api(bookingCalls.mine, { from: todayAtProperty(), limit, offset })),
    apiResult(api(guestStayCalls.past, { limit: past.limit, offset: past.offset })),
  ])
  const failed = refused ?? over.refused
  const support = url.searchParams.get('support')
  const unsent = support === null ? null : await takeUnsent(request, url)
  const shown = {
    bookings: answer?.bookings ?? [],
    total: answer?.total ?? 0,
    page,
    past: { page: past.page, stays: over.answer?.stays ?? [], total: over.answer?.total ?? 0 },
    error: failed && (failed.code === 'bug' ? words.failedToLoadReservations : failed.message),
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
  const { bookings, total, page, past, error, support, unsent } = loaderData
  const none = total === 0 && past.total === 0
  useFormResult(actionData)
  return (
    <>
      <PageHead title={words.myReservations} description={words.yourStaysAtTheVillas} hidden />
      <PageTitle title={words.myReservations}>{error === null && <p>{describeCount(total, none)}</p>}</PageTitle>
      <div className="wrap space-y-8 pb-section">
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
            {none ? words.bookYourFirstStay : words.bookAStay}
          </LinkButton>
        )}
        {bookings.map((booking) => (
          <ReservationCard key={booking.id} booking={booking} />
        ))}
        <Pages page={page} perPage={PER_PAGE} total={total} label={words.pagesOfReservations} />
        {past.total > 0 && (
          <section className="pt-6" aria-labelledby="past">
            <h2 id="past" className="mb-4 text-2xl">
              {words.pastAndCancelled}
            </h2>
            <ul className="mb-6 border-sand-line border-t">
              {past.stays.map((stay) => (
                <PastStay key={stay.bookingNumber} stay={stay} />
              ))}
            </ul>
            <Pages page={past.page} perPage={PER_PAGE} total={past.total} label={words.pagesOfPast} name="past" />
          </section>
        )}
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

function describeCount(total: number, none: boolean): string {
  if (total > 0) return words.youHave(counts.confirmedBookings(total))
  return none ? words.youHaveNotBooked : words.noStayAhead
}
