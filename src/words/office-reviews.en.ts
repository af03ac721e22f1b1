import type { ReviewState } from '#domain/bookings/review.ts'

export const reviews = 'Reviews'
export const howTheyWork =
  'Guests whose stay was paid review it from the day of departure. A review is published after two weeks, or as soon as you publish or answer it. You can withhold it only for one of the listed reasons, which the guest reads.'
export const failedToLoad = 'Failed to load the reviews'
export const none = 'No reviews yet.'
export const pages = 'Pages of reviews'
export const states: Record<ReviewState, string> = { waiting: 'Waiting', published: 'Published', refused: 'Not shown' }
export const stay = (villa: string, days: string): string => `${villa}, ${days}`
export const booking = (number: string): string => `Booking ${number}`
export const writtenOn = (day: string): string => `Written on ${day}`
export const publishedFrom = (day: string): string => `Published on ${day} if you do not decide before`
export const reason = 'Reason'
export const pleaseChoose = 'Please choose'
export const publish = 'Publish now'
export const publishing = 'Publishing …'
export const published = 'The review is published'
export const answer = 'Answer'
export const yourAnswer = 'Your answer is shown with the review'
export const saveAnswer = 'Save answer'
export const saving = 'Saving …'
export const answered = 'Your answer is shown with the review'
export const refuse = 'Do not show'
export const doNotShow = 'Do not show it'
export const refused = 'The review is not shown; its guest reads why'
export const notSaved = 'Not saved'
export const erased = 'Deleted guest'
export const of = (name: string): string => `the review of ${name}`
