import { data, Link, redirect } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import { bookingCalls } from '#contract/bookings.ts'
import { supportCalls } from '#contract/support.ts'
import { apiOf } from '../api.ts'
import { attempt, needed } from '../attempt.server.ts'
import { counted } from '../format.ts'
import { intentOf } from '../forms/intent.server.ts'
import { pageAsked } from '../forms/page-asked.server.ts'
import { readForm } from '../forms/read-form.server.ts'
import { useFocusOnError } from '../forms/use-focus-on-error.ts'
import { PageHead } from '../layout/page-head.tsx'
import { ReservationCard } from '../reservations/reservation-card.tsx'
import { type SupportAnswer, SupportDialog } from '../support/support-dialog.tsx'
import { useAnswerToast } from '../toasts/use-answer-toast.ts'
import { Notice } from '../ui/notice.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Pages } from '../ui/pages.tsx'
import type { Route } from './+types/reservations'

const PER_PAGE = 10
const NOT_SENT = 'Greška prilikom slanja zahteva. Pokušajte ponovo.'

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = apiOf(context)
  const { user } = await needed(api(accountCalls.who, {}))
  if (user?.status !== 1) throw redirect('/404')
  const { page, limit, offset } = pageAsked(url, PER_PAGE)
  const { answer, refused } = await attempt(api(bookingCalls.mine, { limit, offset }))
  return {
    bookings: answer?.bookings ?? [],
    total: answer?.total ?? 0,
    page,
    error: refused && (refused.code === 'bug' ? 'Failed to load reservations' : refused.message),
    support: url.searchParams.get('support'),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  await intentOf(request, 'ask')
  const { values, input, errors } = await readForm(request, supportCalls.request.input)
  if (errors) return data<SupportAnswer>({ typed: values, errors }, 400)
  const { refused } = await attempt(apiOf(context)(supportCalls.request, input))
  if (!refused) return data<SupportAnswer>({ sent: true })
  const toast = { title: NOT_SENT, text: refused.message, tone: 'bad' } as const
  return data<SupportAnswer>({ typed: values, failure: NOT_SENT, toast }, refused.status)
}

export default function Reservations({ loaderData, actionData }: Route.ComponentProps) {
  const { bookings, total, page, error, support } = loaderData
  useAnswerToast(actionData)
  useFocusOnError(actionData?.errors)
  return (
    <>
      <PageHead title="My Reservations" description="Your stays at the villas, and what is still to pay." hidden />
      <PageTitle title="My Reservations">
        {error === null && <p>{total === 0 ? 'You have not booked a stay yet.' : `You have ${counted(total, 'confirmed booking')}.`}</p>}
      </PageTitle>
      <div className="wrap space-y-6 pb-section">
        {error !== null && (
          <Notice tone="bad" title={error}>
            <p>Your bookings are safe; they could only not be shown.</p>
            <a href="/reservations" className="link link-alone">
              Try Again
            </a>
          </Notice>
        )}
        {error === null && total === 0 && (
          <Link to="/booking" className="button button-act">
            Book Your First Stay
          </Link>
        )}
        {bookings.map((booking) => (
          <ReservationCard key={booking.id} booking={booking} />
        ))}
        <Pages page={page} perPage={PER_PAGE} total={total} label="Pages of reservations" />
        <p>
          <Link to="/your-data" className="link link-alone">
            Your data: download or erase what we keep about you
          </Link>
        </p>
      </div>
      <SupportDialog orderId={support} answer={actionData} />
    </>
  )
}
