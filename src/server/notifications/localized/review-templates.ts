import { ownStayPath } from '#domain/bookings/guest-links.ts'
import { REVIEW_CHANGE_DAYS, REVIEW_DAYS, type ReviewRefusal, type ReviewRequest } from '#domain/bookings/review.ts'
import { prefix } from '#words/en/language.ts'
import * as words from '#words/en/mail-stay.ts'
import { refusalLabels } from '#words/en/reviews.ts'
import type { WordedTemplate } from '../../mail/email-template.ts'
import type { AboutBooking } from '../about-booking.ts'
import { greet, openStay } from './booking-tables.ts'
import { stayValues } from './stay-values.ts'

/** Asks for a review after departure, or once more. */
export const reviewAsked = (about: AboutBooking, request: ReviewRequest, siteUrl: string): WordedTemplate => {
  const { booking } = about
  const { subject, preheader, opening } = words.requests[request]('{villa}', '{stay_days}')
  return {
    kind: `review ${request}`,
    words: `review_${request}`,
    about: booking.code,
    subject,
    preheader,
    top: [greet(about)],
    above: opening,
    blocks: [words.howItWorks(REVIEW_DAYS, REVIEW_CHANGE_DAYS)],
    below: '',
    values: stayValues(about),
    button: { label: words.writeReview, url: siteUrl + prefix + ownStayPath(booking.code) },
  }
}

/** Mail to the author with the reason why a review is not shown. */
export const reviewRefused = (
  about: AboutBooking,
  { refusal, eventId }: { refusal: ReviewRefusal; eventId: number },
  siteUrl: string,
): WordedTemplate => ({
  kind: 'review refused',
  words: 'review_refused',
  about: `${eventId}`,
  subject: words.refused.subject('{villa}'),
  preheader: words.refused.preheader,
  top: [greet(about)],
  above: words.refused.opening('{villa}', '{stay_days}'),
  blocks: [{ title: words.refused.title, rows: [[words.refused.reason, refusalLabels[refusal]]] }, words.refused.writeToUs],
  below: '',
  values: stayValues(about),
  ...openStay(about.booking, siteUrl),
})
