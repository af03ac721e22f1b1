import { reviewCalls } from '#contract/reviews.ts'
import * as words from '#words/en/office-support.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { ReviewCard } from '../../admin/reviews/review-card.tsx'
import { getApi } from '../../api.ts'
import { apiResult } from '../../api-results.server.ts'
import { officeClientAction } from '../../forms/client-action.ts'
import { officeAction } from '../../forms/form-action.server.ts'
import { pageAsked } from '../../forms/page-asked.server.ts'
import { useFormResult } from '../../forms/use-form-result.ts'
import { Notice } from '../../ui/notice.tsx'
import { Pages } from '../../ui/pages.tsx'
import type { Route } from './+types/reviews'

const PER_PAGE = 20

export async function loader({ context, url }: Route.LoaderArgs) {
  const { page, limit, offset } = pageAsked(url, PER_PAGE)
  const { answer, refused } = await apiResult(getApi(context)(reviewCalls.list, { limit, offset }))
  return { page, reviews: answer?.reviews ?? [], total: answer?.total ?? 0, error: refused?.message ?? null }
}

const ifNot = { title: words.notSaved }

export const action = officeAction({
  publish: async (form) => {
    await form.call(reviewCalls.publish, form.values, ifNot)
    return form.stay({ toast: { title: words.published, tone: 'good' } })
  },
  answer: async (form) => {
    await form.call(reviewCalls.answer, form.values, ifNot)
    return form.stay({ toast: { title: words.reviewAnswered, tone: 'good' } })
  },
  refuse: async (form) => {
    await form.call(reviewCalls.refuse, form.values, ifNot)
    return form.stay({ toast: { title: words.refused, tone: 'good' } })
  },
})

export const clientAction = officeClientAction

export default function Reviews({ loaderData, actionData }: Route.ComponentProps) {
  const { page, reviews, total, error } = loaderData
  useFormResult(actionData)
  return (
    <AdminPage title={words.reviews}>
      <p className="measure mb-6 text-ink-soft">{words.howReviewsWork}</p>
      {error !== null && (
        <Notice tone="bad" title={words.reviewsNotLoaded}>
          {error}
        </Notice>
      )}
      {error === null && total === 0 && <p className="text-lg">{words.noReviews}</p>}
      <div className="mb-8 space-y-5">
        {reviews.map((review) => (
          <ReviewCard key={`${review.id} ${review.version}`} review={review} result={actionData} />
        ))}
      </div>
      <Pages page={page} perPage={PER_PAGE} total={total} label={words.pagesOfReviews} />
    </AdminPage>
  )
}
