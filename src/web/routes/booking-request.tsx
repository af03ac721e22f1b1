import { Link } from 'react-router'
import { apiOf, requestContext } from '../api.ts'
import { intentOf } from '../forms/intent.server.ts'
import { PageHead } from '../layout/page-head.tsx'
import { BankHandover } from '../payments/bank-handover.tsx'
import { type PayAnswer, payForStage, payForStay } from '../payments/pay.server.ts'
import { readStageReview, readStayReview } from '../payments/review.server.ts'
import { StageReview } from '../payments/stage-review.tsx'
import { StayReview } from '../payments/stay-review.tsx'
import { useAnswerToast } from '../toasts/use-answer-toast.ts'
import { Icon } from '../ui/icon.tsx'
import type { Route } from './+types/booking-request'

const paysStage = ({ searchParams }: URL) => searchParams.get('installment') === 'true'

export const loader = ({ context, request, url }: Route.LoaderArgs) =>
  paysStage(url) ? readStageReview(apiOf(context), url) : readStayReview(apiOf(context), request)

export async function action({ context, request, url }: Route.ActionArgs) {
  await intentOf(request, 'pay')
  const form = await request.formData()
  return paysStage(url) ? payForStage(apiOf(context), form) : payForStay(apiOf(context), request, form, context.get(requestContext).siteUrl)
}

export default function BookingRequest({ loaderData, actionData }: Route.ComponentProps) {
  const answer: PayAnswer | undefined = actionData
  useAnswerToast(answer)
  const [back, backTo] = loaderData.mode === 'stay' ? ['Back to booking', '/booking'] : ['Back to My Reservations', '/reservations']
  return (
    <>
      <PageHead title="Review and pay" description="Check your stay and its price, then pay on the bank’s page." hidden />
      {answer?.bank ? (
        <BankHandover bank={answer.bank} />
      ) : (
        <div className="wrap pt-8 pb-section">
          <Link to={backTo} className="link link-alone no-underline hover:underline">
            <Icon name="back" className="size-4" /> {back}
          </Link>
          <h1 className="mt-2 mb-10 text-3xl">Review and pay</h1>
          {loaderData.mode === 'stay' ? (
            <StayReview review={loaderData} answer={answer} />
          ) : (
            <StageReview review={loaderData} answer={answer} />
          )}
        </div>
      )}
    </>
  )
}
