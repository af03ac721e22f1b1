import { href } from 'react-router'
import * as words from '#words/en/payment.ts'
import { getApi, requestContext } from '../api.ts'
import { guestClientAction } from '../forms/client-action.ts'
import { formAction } from '../forms/form-action.server.ts'
import { loadOutdated } from '../forms/load-outdated.ts'
import { useFormResult } from '../forms/use-form-result.ts'
import type { PageHandle } from '../layout/header.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { BankHandover } from '../payments/bank-handover.tsx'
import { SEND_CODE } from '../payments/continue-by-email.tsx'
import { type PayMore, payForStage, payForStay, sendCodeOfOrder } from '../payments/pay.server.ts'
import { type StayReview as Review, readStageReview, readStayReview } from '../payments/review.server.ts'
import { StageReview } from '../payments/stage-review.tsx'
import { StayReview } from '../payments/stay-review.tsx'
import { bothFor } from '../search/addresses.ts'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import type { Route } from './+types/booking-request'

export const handle: PageHandle = { frame: 'review' }

const paysStage = ({ searchParams }: URL) => searchParams.get('installment') === 'true'

export const loader = ({ context, request, url }: Route.LoaderArgs) =>
  paysStage(url)
    ? readStageReview(getApi(context), url)
    : readStayReview(getApi(context), request, url, context.get(requestContext).siteUrl)

export const action = formAction<PayMore>({
  pay: (form) => (paysStage(form.url) ? payForStage(form) : payForStay(form)),
  [SEND_CODE]: sendCodeOfOrder,
})

export const clientAction = guestClientAction<PayMore>

export const shouldRevalidate = loadOutdated

/** Where the stay was filled in. */
const toForm = ({ draft, villa, also }: Review): string =>
  also ? bothFor([villa.slug, also.villa.slug], { ...draft, guests: draft.guest.guests + also.guests }) : href('/booking')

export default function BookingRequest({ loaderData, actionData }: Route.ComponentProps) {
  useFormResult(actionData)
  const [back, backTo] =
    loaderData.mode === 'stay' ? [words.backToBooking, toForm(loaderData)] : [words.backToMyReservations, href('/reservations')]
  return (
    <>
      <PageHead title={words.reviewAndPay} description={words.checkYourStay} hidden />
      {actionData?.bank ? (
        <BankHandover bank={actionData.bank} />
      ) : (
        <div className="wrap pt-4 pb-10 sm:pt-8 lg:pb-section">
          <Link to={backTo} className="link link-alone no-underline hover:underline">
            <Icon shape={icons.back} className="size-4" /> {back}
          </Link>
          <h1 className="mt-1 mb-6 text-3xl sm:mb-10">{words.reviewAndPay}</h1>
          {loaderData.mode === 'stay' ? (
            <StayReview review={loaderData} result={actionData} />
          ) : (
            <StageReview review={loaderData} result={actionData} />
          )}
        </div>
      )}
    </>
  )
}
