import type { ReviewRequest } from '#domain/bookings/review.ts'
import { writtenNumber } from './numbers.en.ts'

type Words = { subject: string; preheader: string; opening: string }

export const requests: Record<ReviewRequest, (villa: string, days: string) => Words> = {
  asked: (villa, days) => ({
    subject: `How was your stay at ${villa}?`,
    preheader: 'A few words help the next guests to choose.',
    opening: `Thank you for having been our guest at ${villa}, ${days}. Would you tell other guests how it was?`,
  }),
  reminded: (villa, days) => ({
    subject: `Your review of ${villa}`,
    preheader: 'If you have a minute. We do not ask again.',
    opening: `You stayed at ${villa}, ${days}. If you would like to tell other guests how it was, this is the last time we ask.`,
  }),
}

export const howItWorks = (days: number, changeDays: number): string =>
  `Stars and a few words are enough. Good or bad, your review is shown after ${writtenNumber(days)} days, with the name that you choose. For the first ${writtenNumber(changeDays)} days you can change it.`
export const writeReview = 'Write a review'

export const refused = {
  subject: (villa: string) => `Your review of ${villa} is not shown`,
  preheader: 'Here is the reason, and what you can do.',
  opening: (villa: string, days: string) => `Your hosts do not show your review of your stay at ${villa}, ${days}.`,
  title: 'Your review',
  reason: 'Reason',
  writeToUs:
    'A review can be withheld only for a few reasons, never because it is bad. If you think that this one does not apply, please write to us on the page of your stay.',
}
