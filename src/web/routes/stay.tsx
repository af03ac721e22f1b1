import { data, href } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import { guestStayCalls, type OwnStay } from '#contract/guest-stays.ts'
import { ownReviewCalls } from '#contract/reviews.ts'
import { supportCalls } from '#contract/support.ts'
import { stayPagePath } from '#domain/bookings/guest-links.ts'
import { canCancel, countdown } from '#domain/bookings/own-stay.ts'
import { hasEnded } from '#domain/bookings/status.ts'
import * as words from '#words/en/stay.ts'
import { getApi } from '../api.ts'
import { apiResult, requiredAnswer } from '../api-results.server.ts'
import { guestClientAction } from '../forms/client-action.ts'
import { done, formAction, type SubmittedForm, toLogIn } from '../forms/form-action.server.ts'
import { takeUnsent, unsentResult } from '../forms/unsent.server.ts'
import { useFormResult } from '../forms/use-form-result.ts'
import type { PageHandle } from '../layout/header.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { Conversations } from '../stay/conversations.tsx'
import { ArrivalForm, DetailsForm } from '../stay/details-forms.tsx'
import { DocumentForm } from '../stay/document-form.tsx'
import { House } from '../stay/house.tsx'
import { Papers } from '../stay/papers.tsx'
import { ReviewPanel } from '../stay/review-panel.tsx'
import { Dates, Money } from '../stay/stay-facts.tsx'
import { receiptWords } from '../support/complaint-notes.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import type { Route } from './+types/stay'

export const handle: PageHandle = { frame: 'stay' }

/** Personal, and with a door code from three days before arrival: never cached. */
export const headers = () => ({ 'cache-control': 'private, no-store' })

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const api = getApi(context)
  const { user } = await requiredAnswer(api(accountCalls.who, {}))
  if (!user) throw await toLogIn(url.pathname)
  const { answer, refused } = await apiResult(api(guestStayCalls.stay, { bookingNumber: params.bookingNumber }))
  if (user.status !== 1 || (refused && refused.status < 500)) throw data(null, 404)
  const stay = answer ?? (await requiredAnswer(api(guestStayCalls.stay, { bookingNumber: params.bookingNumber })))
  const unsent = await takeUnsent(request, url)
  return data({ stay, unsent: unsent && unsentResult(unsent.values) }, { headers: unsent?.headers ?? {} })
}

const input = ({ values, params }: SubmittedForm) => ({ ...values, bookingNumber: params.bookingNumber })
const toPage = ({ params }: SubmittedForm) => stayPagePath(params.bookingNumber ?? '')

export const action = formAction({
  details: async (form) => {
    await form.call(guestStayCalls.changeDetails, input(form), { title: words.notSaved })
    return done(toPage(form), words.saved)
  },
  arrival: async (form) => {
    await form.call(guestStayCalls.announceArrival, input(form), { title: words.notSaved })
    return done(toPage(form), words.saved)
  },
  proforma: async (form) => {
    const { number } = await form.call(guestStayCalls.proforma, input(form), { title: words.notMade, fieldless: true })
    return done(`${toPage(form)}#papers`, words.proformaMade(number))
  },
  document: async (form) => {
    await form.call(guestStayCalls.giveDocument, input(form), { title: words.notSaved })
    return done(`${toPage(form)}#document`, words.documentSaved)
  },
  ask: async (form) => {
    const { complaint } = await form.call(supportCalls.request, form.values, { title: words.notSent })
    const { title, text } = complaint ? receiptWords(complaint) : { title: words.sent }
    return done(`${toPage(form)}#messages`, title, text)
  },
  review: async (form) => {
    await form.call(ownReviewCalls.write, input(form), { title: words.notSaved })
    return done(`${toPage(form)}#review`, words.reviewSaved)
  },
  reply: async (form) => {
    await form.call(supportCalls.reply, form.values, { title: words.notSent })
    return done(`${toPage(form)}#messages`, words.sent)
  },
})

export const clientAction = guestClientAction

/** Everything about one stay. The sections stay in this order on every width, so that the page also prints well. */
export default function Stay({ loaderData: { stay, unsent }, actionData }: Route.ComponentProps) {
  const { booking } = stay
  const result = actionData ?? unsent ?? undefined
  useFormResult(actionData)
  return (
    <>
      <PageHead title={words.stayAt(booking.villa)} description={words.everythingAboutYourStay} hidden />
      <PageTitle title={words.stayAt(booking.villa)}>
        <p>
          {countdownWords(stay)} {words.booking(booking.bookingNumber)}.
        </p>
      </PageTitle>
      <div className="wrap space-y-6 pb-section">
        <p className="no-print flex flex-wrap items-center gap-x-6 gap-y-2">
          <Link to={href('/reservations')} className="link link-alone">
            <Icon shape={icons.back} className="size-4" /> {words.allReservations}
          </Link>
          <Button type="button" onClick={() => print()} small className="scripted">
            <Icon shape={icons.print} /> {words.printThisPage}
          </Button>
        </p>
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <Dates stay={stay} />
          <Money stay={stay} />
          <div className="space-y-6">
            <House stay={stay} />
            <Papers stay={stay} />
          </div>
          <div className="space-y-6">
            <DetailsForm stay={stay} result={result} />
            <ArrivalForm stay={stay} result={result} />
            <DocumentForm stay={stay} result={result} />
          </div>
        </div>
        <ReviewPanel stay={stay} result={result} />
        <Conversations stay={stay} result={result} />
        {canCancel(booking, stay.today) && (
          <p className="no-print flex flex-wrap gap-x-8 gap-y-2">
            <Link to={href('/reservations/:bookingNumber/change', { bookingNumber: booking.bookingNumber })} className="link link-alone">
              {words.changeTheStay}
            </Link>
            <Link to={href('/reservations/:bookingNumber/cancel', { bookingNumber: booking.bookingNumber })} className="link link-alone">
              {words.cancelThisStay}
            </Link>
          </p>
        )}
      </div>
    </>
  )
}

/** How far away the stay is, in a sentence. */
function countdownWords({ booking, today }: OwnStay): string {
  if (hasEnded(booking.status)) return words.isCancelled
  const now = countdown(booking, today)
  if (now.state === 'ahead') return words.arrivesIn(now.days)
  if (now.state === 'here') return words.leavesIn(now.days)
  return { arrival: words.arrivesToday, departure: words.leavesToday, over: words.isOver }[now.state]
}
