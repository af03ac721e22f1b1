import '../../admin/bookings/facts.css'
import '../../admin/inbox/inbox.css'
import { reviewCalls } from '#contract/reviews.ts'
import { reviewStates } from '#domain/bookings/review.ts'
import * as words from '#words/en/office-support.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { useListQuery, withParameter } from '../../admin/inbox/list-query.ts'
import { Filters, HowItWorks, NoTalk, Panes } from '../../admin/inbox/panes.tsx'
import { ReviewRow } from '../../admin/reviews/review-row.tsx'
import { ReviewTalk } from '../../admin/reviews/review-talk.tsx'
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
  const api = getApi(context)
  const asked = url.searchParams.get('state')
  const state = reviewStates.find((one) => one === asked)
  const { page, limit, offset } = pageAsked(url, PER_PAGE)
  const { answer, refused } = await apiResult(api(reviewCalls.list, { state, limit, offset }))
  const { reviews = [], total = 0 } = answer ?? {}
  // On wide screens the first one is open from the beginning.
  const reviewId = Number(url.searchParams.get('review')) || undefined
  const listed = reviews.find(({ id }) => id === (reviewId ?? id))
  const found = listed || !reviewId ? listed : (await apiResult(api(reviewCalls.list, { reviewId }))).answer?.reviews[0]
  const chosen = reviewId !== undefined && found !== undefined
  return { state, page, reviews, total, review: found ?? null, chosen, error: refused?.message ?? null }
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
  const { state, page, reviews, total, error, review, chosen } = loaderData
  useFormResult(actionData)
  const list = useListQuery('review')
  return (
    <Panes
      open={chosen}
      list={
        <AdminPage title={words.reviews}>
          <HowItWorks>{words.howReviewsWork}</HowItWorks>
          <Filters
            name={words.state}
            filters={[
              { to: '?', label: words.all, current: state === undefined },
              ...reviewStates.map((one) => ({ to: `?state=${one}`, label: words.reviewStates[one], current: one === state })),
            ]}
          />
          {error !== null && (
            <Notice tone="bad" title={words.reviewsNotLoaded}>
              {error}
            </Notice>
          )}
          {error === null && total === 0 && <p className="inbox-done">{words.noReviews}</p>}
          {reviews.length > 0 && (
            <ul className="talks">
              {reviews.map((one) => (
                <ReviewRow key={one.id} review={one} to={`?${withParameter(list, 'review', one.id)}`} current={one.id === review?.id} />
              ))}
            </ul>
          )}
          <Pages page={page} perPage={PER_PAGE} total={total} label={words.pagesOfReviews} />
        </AdminPage>
      }
    >
      {review ? <ReviewTalk key={`${review.id} ${review.version}`} review={review} result={actionData} back={`?${list}`} /> : <NoTalk />}
    </Panes>
  )
}
