import { data } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import { guestStayCalls } from '#contract/guest-stays.ts'
import { ownReviewCalls } from '#contract/reviews.ts'
import { supportCalls } from '#contract/support.ts'
import { stayPagePath } from '#domain/bookings/guest-links.ts'
import * as newsWords from '#words/en/news.ts'
import * as words from '#words/en/stay.ts'
import { getApi } from '../api.ts'
import { apiResult, requiredAnswer } from '../api-results.server.ts'
import { guestClientAction } from '../forms/client-action.ts'
import { done, formAction, type SubmittedForm, toLogIn } from '../forms/form-action.server.ts'
import { takeUnsent, unsentResult } from '../forms/unsent.server.ts'
import { useFormResult } from '../forms/use-form-result.ts'
import type { PageHandle } from '../layout/header.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { StayPage } from '../stay/stay-page.tsx'
import { receiptWords } from '../support/complaint-notes.tsx'
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
  news: async (form) => {
    await form.call(guestStayCalls.chooseNews, { agree: '0', ...input(form) }, { title: newsWords.notSaved })
    return done(`${toPage(form)}#news`, newsWords.saved)
  },
  write: async (form) => {
    await form.call(guestStayCalls.write, input(form), { title: words.notSent })
    return done(`${toPage(form)}#messages`, words.sent)
  },
  reply: async (form) => {
    await form.call(supportCalls.reply, form.values, { title: words.notSent })
    return done(`${toPage(form)}#messages`, words.sent)
  },
})

export const clientAction = guestClientAction

/** Everything about one stay. */
export default function Stay({ loaderData: { stay, unsent }, actionData }: Route.ComponentProps) {
  const { booking } = stay
  const result = actionData ?? unsent ?? undefined
  useFormResult(actionData)
  return (
    <div className="wrap page-flow pt-4 pb-section sm:pt-6">
      <PageHead title={words.stayAt(booking.villa)} description={words.everythingAboutYourStay} hidden />
      <StayPage stay={stay} result={result} />
    </div>
  )
}
