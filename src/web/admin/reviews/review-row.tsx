import type { AnswerOf } from '#contract/call.ts'
import type { reviewCalls } from '#contract/reviews.ts'
import { briefRange, formatDay } from '#words/en/days.ts'
import * as words from '#words/en/office-support.ts'
import { starsOf } from '#words/en/reviews.ts'
import { TalkRow } from '../inbox/talk-row.tsx'

export type Review = AnswerOf<typeof reviewCalls.list>['reviews'][number]

export function ReviewRow({ review, to, current }: { review: Review; to: string; current: boolean }) {
  const { name, stars, state, villa, checkIn, checkOut, writtenOn } = review
  return (
    <TalkRow
      to={to}
      name={name || words.erased}
      when={formatDay(writtenOn)}
      text={
        <>
          <span aria-hidden="true">{'★'.repeat(stars)} </span>
          <span className="sr-only">{starsOf(stars)} </span>
          {review.review}
        </>
      }
      about={
        <>
          <span className={state === 'waiting' ? 'tag tag-wait' : 'tag'}>{words.reviewStates[state]}</span>
          {villa}, {briefRange(checkIn, checkOut, true)}
        </>
      }
      waits={state === 'waiting'}
      current={current}
    />
  )
}
