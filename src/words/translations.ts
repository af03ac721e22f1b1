/**
 * What a translation of a text must be: another string, or a function with the same parameters, all of them. A function with fewer would fit
 * its type, and leave out what they say.
 */
type Same<English, Own> = English extends string
  ? string
  : English extends (...given: infer Given) => infer Said
    ? Own extends (...given: infer OwnGiven) => infer OwnSaid
      ? OwnGiven extends Given
        ? (...given: Given) => Same<Said, OwnSaid>
        : { parameters: Given }
      : (...given: Given) => Said
    : English extends object
      ? { [Key in keyof English]: Same<English[Key], Key extends keyof Own ? Own[Key] : never> }
      : English

/** The translations of some texts. `Own`: their own type. */
export type SameWords<English, Own> = { [Name in keyof English]: Same<English[Name], Name extends keyof Own ? Own[Name] : never> }

type Check<
  English,
  _Serbian extends SameWords<English, _Serbian>,
  _Greek extends SameWords<English, _Greek>,
  _German extends SameWords<English, _German>,
> = keyof English

// biome-ignore lint/suspicious/noExplicitAny: fits every file
type Untranslated = any

/** The compiler compares every word file with its translations here: a missing name or another kind of text is an error. */
export type Translations = {
  accounts: Check<
    typeof import('./accounts.en.ts'),
    typeof import('./accounts.sr.ts'),
    typeof import('./accounts.el.ts'),
    typeof import('./accounts.de.ts')
  >
  amenities: Check<
    typeof import('./amenities.en.ts'),
    typeof import('./amenities.sr.ts'),
    typeof import('./amenities.el.ts'),
    typeof import('./amenities.de.ts')
  >
  amounts: Check<
    typeof import('./amounts.en.ts'),
    typeof import('./amounts.sr.ts'),
    typeof import('./amounts.el.ts'),
    typeof import('./amounts.de.ts')
  >
  answers: Check<
    typeof import('./answers.en.ts'),
    typeof import('./answers.sr.ts'),
    typeof import('./answers.el.ts'),
    typeof import('./answers.de.ts')
  >
  attention: Check<typeof import('./attention.en.ts'), typeof import('./attention.sr.ts'), typeof import('./attention.el.ts'), Untranslated>
  attractions: Check<
    typeof import('./attractions.en.ts'),
    typeof import('./attractions.sr.ts'),
    typeof import('./attractions.el.ts'),
    typeof import('./attractions.de.ts')
  >
  beds: Check<typeof import('./beds.en.ts'), typeof import('./beds.sr.ts'), typeof import('./beds.el.ts'), typeof import('./beds.de.ts')>
  booking: Check<
    typeof import('./booking.en.ts'),
    typeof import('./booking.sr.ts'),
    typeof import('./booking.el.ts'),
    typeof import('./booking.de.ts')
  >
  'booking-labels': Check<
    typeof import('./booking-labels.en.ts'),
    typeof import('./booking-labels.sr.ts'),
    typeof import('./booking-labels.el.ts'),
    typeof import('./booking-labels.de.ts')
  >
  calendars: Check<
    typeof import('./calendars.en.ts'),
    typeof import('./calendars.sr.ts'),
    typeof import('./calendars.el.ts'),
    typeof import('./calendars.de.ts')
  >
  cancellation: Check<
    typeof import('./cancellation.en.ts'),
    typeof import('./cancellation.sr.ts'),
    typeof import('./cancellation.el.ts'),
    typeof import('./cancellation.de.ts')
  >
  complaints: Check<
    typeof import('./complaints.en.ts'),
    typeof import('./complaints.sr.ts'),
    typeof import('./complaints.el.ts'),
    typeof import('./complaints.de.ts')
  >
  'contact-questions': Check<
    typeof import('./contact-questions.en.ts'),
    typeof import('./contact-questions.sr.ts'),
    typeof import('./contact-questions.el.ts'),
    typeof import('./contact-questions.de.ts')
  >
  controls: Check<
    typeof import('./controls.en.ts'),
    typeof import('./controls.sr.ts'),
    typeof import('./controls.el.ts'),
    typeof import('./controls.de.ts')
  >
  counts: Check<
    typeof import('./counts.en.ts'),
    typeof import('./counts.sr.ts'),
    typeof import('./counts.el.ts'),
    typeof import('./counts.de.ts')
  >
  days: Check<typeof import('./days.en.ts'), typeof import('./days.sr.ts'), typeof import('./days.el.ts'), typeof import('./days.de.ts')>
  frame: Check<
    typeof import('./frame.en.ts'),
    typeof import('./frame.sr.ts'),
    typeof import('./frame.el.ts'),
    typeof import('./frame.de.ts')
  >
  gallery: Check<
    typeof import('./gallery.en.ts'),
    typeof import('./gallery.sr.ts'),
    typeof import('./gallery.el.ts'),
    typeof import('./gallery.de.ts')
  >
  heic: Check<typeof import('./heic.en.ts'), typeof import('./heic.sr.ts'), typeof import('./heic.el.ts'), typeof import('./heic.de.ts')>
  home: Check<typeof import('./home.en.ts'), typeof import('./home.sr.ts'), typeof import('./home.el.ts'), typeof import('./home.de.ts')>
  join: Check<typeof import('./join.en.ts'), typeof import('./join.sr.ts'), typeof import('./join.el.ts'), typeof import('./join.de.ts')>
  language: Check<
    typeof import('./language.en.ts'),
    typeof import('./language.sr.ts'),
    typeof import('./language.el.ts'),
    typeof import('./language.de.ts')
  >
  'mail-account': Check<
    typeof import('./mail-account.en.ts'),
    typeof import('./mail-account.sr.ts'),
    typeof import('./mail-account.el.ts'),
    typeof import('./mail-account.de.ts')
  >
  'mail-arrival': Check<
    typeof import('./mail-arrival.en.ts'),
    typeof import('./mail-arrival.sr.ts'),
    typeof import('./mail-arrival.el.ts'),
    typeof import('./mail-arrival.de.ts')
  >
  'mail-booking': Check<
    typeof import('./mail-booking.en.ts'),
    typeof import('./mail-booking.sr.ts'),
    typeof import('./mail-booking.el.ts'),
    typeof import('./mail-booking.de.ts')
  >
  'mail-complaint': Check<
    typeof import('./mail-complaint.en.ts'),
    typeof import('./mail-complaint.sr.ts'),
    typeof import('./mail-complaint.el.ts'),
    typeof import('./mail-complaint.de.ts')
  >
  'mail-frame': Check<
    typeof import('./mail-frame.en.ts'),
    typeof import('./mail-frame.sr.ts'),
    typeof import('./mail-frame.el.ts'),
    typeof import('./mail-frame.de.ts')
  >
  'mail-held': Check<
    typeof import('./mail-held.en.ts'),
    typeof import('./mail-held.sr.ts'),
    typeof import('./mail-held.el.ts'),
    typeof import('./mail-held.de.ts')
  >
  'mail-month': Check<
    typeof import('./mail-month.en.ts'),
    typeof import('./mail-month.sr.ts'),
    typeof import('./mail-month.el.ts'),
    typeof import('./mail-month.de.ts')
  >
  'mail-offer': Check<
    typeof import('./mail-offer.en.ts'),
    typeof import('./mail-offer.sr.ts'),
    typeof import('./mail-offer.el.ts'),
    typeof import('./mail-offer.de.ts')
  >
  'mail-payment': Check<
    typeof import('./mail-payment.en.ts'),
    typeof import('./mail-payment.sr.ts'),
    typeof import('./mail-payment.el.ts'),
    typeof import('./mail-payment.de.ts')
  >
  'mail-people': Check<
    typeof import('./mail-people.en.ts'),
    typeof import('./mail-people.sr.ts'),
    typeof import('./mail-people.el.ts'),
    typeof import('./mail-people.de.ts')
  >
  'mail-refund': Check<
    typeof import('./mail-refund.en.ts'),
    typeof import('./mail-refund.sr.ts'),
    typeof import('./mail-refund.el.ts'),
    typeof import('./mail-refund.de.ts')
  >
  'mail-reminder': Check<
    typeof import('./mail-reminder.en.ts'),
    typeof import('./mail-reminder.sr.ts'),
    typeof import('./mail-reminder.el.ts'),
    typeof import('./mail-reminder.de.ts')
  >
  'mail-review': Check<
    typeof import('./mail-review.en.ts'),
    typeof import('./mail-review.sr.ts'),
    typeof import('./mail-review.el.ts'),
    typeof import('./mail-review.de.ts')
  >
  'mail-stay': Check<
    typeof import('./mail-stay.en.ts'),
    typeof import('./mail-stay.sr.ts'),
    typeof import('./mail-stay.el.ts'),
    typeof import('./mail-stay.de.ts')
  >
  'mail-support': Check<
    typeof import('./mail-support.en.ts'),
    typeof import('./mail-support.sr.ts'),
    typeof import('./mail-support.el.ts'),
    typeof import('./mail-support.de.ts')
  >
  'mail-two-step': Check<
    typeof import('./mail-two-step.en.ts'),
    typeof import('./mail-two-step.sr.ts'),
    typeof import('./mail-two-step.el.ts'),
    typeof import('./mail-two-step.de.ts')
  >
  measures: Check<
    typeof import('./measures.en.ts'),
    typeof import('./measures.sr.ts'),
    typeof import('./measures.el.ts'),
    typeof import('./measures.de.ts')
  >
  moment: Check<
    typeof import('./moment.en.ts'),
    typeof import('./moment.sr.ts'),
    typeof import('./moment.el.ts'),
    typeof import('./moment.de.ts')
  >
  numbers: Check<
    typeof import('./numbers.en.ts'),
    typeof import('./numbers.sr.ts'),
    typeof import('./numbers.el.ts'),
    typeof import('./numbers.de.ts')
  >
  offer: Check<
    typeof import('./offer.en.ts'),
    typeof import('./offer.sr.ts'),
    typeof import('./offer.el.ts'),
    typeof import('./offer.de.ts')
  >
  'office-access': Check<
    typeof import('./office-access.en.ts'),
    typeof import('./office-access.sr.ts'),
    typeof import('./office-access.el.ts'),
    never
  >
  'office-activity': Check<
    typeof import('./office-activity.en.ts'),
    typeof import('./office-activity.sr.ts'),
    typeof import('./office-activity.el.ts'),
    Untranslated
  >
  'office-bookings': Check<
    typeof import('./office-bookings.en.ts'),
    typeof import('./office-bookings.sr.ts'),
    typeof import('./office-bookings.el.ts'),
    Untranslated
  >
  'office-calendars': Check<
    typeof import('./office-calendars.en.ts'),
    typeof import('./office-calendars.sr.ts'),
    typeof import('./office-calendars.el.ts'),
    Untranslated
  >
  'office-catalogue': Check<
    typeof import('./office-catalogue.en.ts'),
    typeof import('./office-catalogue.sr.ts'),
    typeof import('./office-catalogue.el.ts'),
    Untranslated
  >
  'office-changeovers': Check<
    typeof import('./office-changeovers.en.ts'),
    typeof import('./office-changeovers.sr.ts'),
    typeof import('./office-changeovers.el.ts'),
    Untranslated
  >
  'office-changes': Check<
    typeof import('./office-changes.en.ts'),
    typeof import('./office-changes.sr.ts'),
    typeof import('./office-changes.el.ts'),
    Untranslated
  >
  'office-complaints': Check<
    typeof import('./office-complaints.en.ts'),
    typeof import('./office-complaints.sr.ts'),
    typeof import('./office-complaints.el.ts'),
    Untranslated
  >
  'office-dashboard': Check<
    typeof import('./office-dashboard.en.ts'),
    typeof import('./office-dashboard.sr.ts'),
    typeof import('./office-dashboard.el.ts'),
    Untranslated
  >
  'office-declarations': Check<
    typeof import('./office-declarations.en.ts'),
    typeof import('./office-declarations.sr.ts'),
    typeof import('./office-declarations.el.ts'),
    Untranslated
  >
  'office-frame': Check<
    typeof import('./office-frame.en.ts'),
    typeof import('./office-frame.sr.ts'),
    typeof import('./office-frame.el.ts'),
    Untranslated
  >
  'office-gallery': Check<
    typeof import('./office-gallery.en.ts'),
    typeof import('./office-gallery.sr.ts'),
    typeof import('./office-gallery.el.ts'),
    Untranslated
  >
  'office-hand-booking': Check<
    typeof import('./office-hand-booking.en.ts'),
    typeof import('./office-hand-booking.sr.ts'),
    typeof import('./office-hand-booking.el.ts'),
    Untranslated
  >
  'office-jobs': Check<
    typeof import('./office-jobs.en.ts'),
    typeof import('./office-jobs.sr.ts'),
    typeof import('./office-jobs.el.ts'),
    Untranslated
  >
  'office-ledger': Check<
    typeof import('./office-ledger.en.ts'),
    typeof import('./office-ledger.sr.ts'),
    typeof import('./office-ledger.el.ts'),
    Untranslated
  >
  'office-mails': Check<
    typeof import('./office-mails.en.ts'),
    typeof import('./office-mails.sr.ts'),
    typeof import('./office-mails.el.ts'),
    Untranslated
  >
  'office-nights': Check<
    typeof import('./office-nights.en.ts'),
    typeof import('./office-nights.sr.ts'),
    typeof import('./office-nights.el.ts'),
    Untranslated
  >
  'office-offers': Check<
    typeof import('./office-offers.en.ts'),
    typeof import('./office-offers.sr.ts'),
    typeof import('./office-offers.el.ts'),
    Untranslated
  >
  'office-papers': Check<
    typeof import('./office-papers.en.ts'),
    typeof import('./office-papers.sr.ts'),
    typeof import('./office-papers.el.ts'),
    Untranslated
  >
  'office-people': Check<
    typeof import('./office-people.en.ts'),
    typeof import('./office-people.sr.ts'),
    typeof import('./office-people.el.ts'),
    Untranslated
  >
  'office-pricing': Check<
    typeof import('./office-pricing.en.ts'),
    typeof import('./office-pricing.sr.ts'),
    typeof import('./office-pricing.el.ts'),
    Untranslated
  >
  'office-promo-codes': Check<
    typeof import('./office-promo-codes.en.ts'),
    typeof import('./office-promo-codes.sr.ts'),
    typeof import('./office-promo-codes.el.ts'),
    Untranslated
  >
  'office-reports': Check<
    typeof import('./office-reports.en.ts'),
    typeof import('./office-reports.sr.ts'),
    typeof import('./office-reports.el.ts'),
    Untranslated
  >
  'office-reviews': Check<
    typeof import('./office-reviews.en.ts'),
    typeof import('./office-reviews.sr.ts'),
    typeof import('./office-reviews.el.ts'),
    Untranslated
  >
  'office-security': Check<
    typeof import('./office-security.en.ts'),
    typeof import('./office-security.sr.ts'),
    typeof import('./office-security.el.ts'),
    Untranslated
  >
  'office-settings': Check<
    typeof import('./office-settings.en.ts'),
    typeof import('./office-settings.sr.ts'),
    typeof import('./office-settings.el.ts'),
    Untranslated
  >
  'office-stay-change': Check<
    typeof import('./office-stay-change.en.ts'),
    typeof import('./office-stay-change.sr.ts'),
    typeof import('./office-stay-change.el.ts'),
    Untranslated
  >
  'office-stay-rules': Check<
    typeof import('./office-stay-rules.en.ts'),
    typeof import('./office-stay-rules.sr.ts'),
    typeof import('./office-stay-rules.el.ts'),
    Untranslated
  >
  'office-support': Check<
    typeof import('./office-support.en.ts'),
    typeof import('./office-support.sr.ts'),
    typeof import('./office-support.el.ts'),
    Untranslated
  >
  'office-timeline': Check<
    typeof import('./office-timeline.en.ts'),
    typeof import('./office-timeline.sr.ts'),
    typeof import('./office-timeline.el.ts'),
    Untranslated
  >
  'office-today': Check<
    typeof import('./office-today.en.ts'),
    typeof import('./office-today.sr.ts'),
    typeof import('./office-today.el.ts'),
    Untranslated
  >
  'office-translations': Check<
    typeof import('./office-translations.en.ts'),
    typeof import('./office-translations.sr.ts'),
    typeof import('./office-translations.el.ts'),
    Untranslated
  >
  'office-villas': Check<
    typeof import('./office-villas.en.ts'),
    typeof import('./office-villas.sr.ts'),
    typeof import('./office-villas.el.ts'),
    Untranslated
  >
  'office-year': Check<
    typeof import('./office-year.en.ts'),
    typeof import('./office-year.sr.ts'),
    typeof import('./office-year.el.ts'),
    Untranslated
  >
  'other-currencies': Check<
    typeof import('./other-currencies.en.ts'),
    typeof import('./other-currencies.sr.ts'),
    typeof import('./other-currencies.el.ts'),
    typeof import('./other-currencies.de.ts')
  >
  'page-failures': Check<
    typeof import('./page-failures.en.ts'),
    typeof import('./page-failures.sr.ts'),
    typeof import('./page-failures.el.ts'),
    typeof import('./page-failures.de.ts')
  >
  'paper-list': Check<
    typeof import('./paper-list.en.ts'),
    typeof import('./paper-list.sr.ts'),
    typeof import('./paper-list.el.ts'),
    typeof import('./paper-list.de.ts')
  >
  stages: Check<
    typeof import('./stages.en.ts'),
    typeof import('./stages.sr.ts'),
    typeof import('./stages.el.ts'),
    typeof import('./stages.de.ts')
  >
  papers: Check<
    typeof import('./papers.en.ts'),
    typeof import('./papers.sr.ts'),
    typeof import('./papers.el.ts'),
    typeof import('./papers.de.ts')
  >
  'password-rules': Check<
    typeof import('./password-rules.en.ts'),
    typeof import('./password-rules.sr.ts'),
    typeof import('./password-rules.el.ts'),
    typeof import('./password-rules.de.ts')
  >
  passwords: Check<
    typeof import('./passwords.en.ts'),
    typeof import('./passwords.sr.ts'),
    typeof import('./passwords.el.ts'),
    typeof import('./passwords.de.ts')
  >
  payment: Check<
    typeof import('./payment.en.ts'),
    typeof import('./payment.sr.ts'),
    typeof import('./payment.el.ts'),
    typeof import('./payment.de.ts')
  >
  'payment-check': Check<
    typeof import('./payment-check.en.ts'),
    typeof import('./payment-check.sr.ts'),
    typeof import('./payment-check.el.ts'),
    typeof import('./payment-check.de.ts')
  >
  picker: Check<
    typeof import('./picker.en.ts'),
    typeof import('./picker.sr.ts'),
    typeof import('./picker.el.ts'),
    typeof import('./picker.de.ts')
  >
  'price-names': Check<
    typeof import('./price-names.en.ts'),
    typeof import('./price-names.sr.ts'),
    typeof import('./price-names.el.ts'),
    typeof import('./price-names.de.ts')
  >
  pricing: Check<
    typeof import('./pricing.en.ts'),
    typeof import('./pricing.sr.ts'),
    typeof import('./pricing.el.ts'),
    typeof import('./pricing.de.ts')
  >
  privacy: Check<
    typeof import('./privacy.en.ts'),
    typeof import('./privacy.sr.ts'),
    typeof import('./privacy.el.ts'),
    typeof import('./privacy.de.ts')
  >
  rates: Check<
    typeof import('./rates.en.ts'),
    typeof import('./rates.sr.ts'),
    typeof import('./rates.el.ts'),
    typeof import('./rates.de.ts')
  >
  'refund-reasons': Check<
    typeof import('./refund-reasons.en.ts'),
    typeof import('./refund-reasons.sr.ts'),
    typeof import('./refund-reasons.el.ts'),
    typeof import('./refund-reasons.de.ts')
  >
  refusals: Check<
    typeof import('./refusals.en.ts'),
    typeof import('./refusals.sr.ts'),
    typeof import('./refusals.el.ts'),
    typeof import('./refusals.de.ts')
  >
  registration: Check<
    typeof import('./registration.en.ts'),
    typeof import('./registration.sr.ts'),
    typeof import('./registration.el.ts'),
    typeof import('./registration.de.ts')
  >
  reservations: Check<
    typeof import('./reservations.en.ts'),
    typeof import('./reservations.sr.ts'),
    typeof import('./reservations.el.ts'),
    typeof import('./reservations.de.ts')
  >
  'review-labels': Check<
    typeof import('./review-labels.en.ts'),
    typeof import('./review-labels.sr.ts'),
    typeof import('./review-labels.el.ts'),
    typeof import('./review-labels.de.ts')
  >
  reviews: Check<
    typeof import('./reviews.en.ts'),
    typeof import('./reviews.sr.ts'),
    typeof import('./reviews.el.ts'),
    typeof import('./reviews.de.ts')
  >
  roles: Check<
    typeof import('./roles.en.ts'),
    typeof import('./roles.sr.ts'),
    typeof import('./roles.el.ts'),
    typeof import('./roles.de.ts')
  >
  search: Check<
    typeof import('./search.en.ts'),
    typeof import('./search.sr.ts'),
    typeof import('./search.el.ts'),
    typeof import('./search.de.ts')
  >
  'security-events': Check<
    typeof import('./security-events.en.ts'),
    typeof import('./security-events.sr.ts'),
    typeof import('./security-events.el.ts'),
    Untranslated
  >
  stay: Check<typeof import('./stay.en.ts'), typeof import('./stay.sr.ts'), typeof import('./stay.el.ts'), typeof import('./stay.de.ts')>
  'stay-cancel': Check<
    typeof import('./stay-cancel.en.ts'),
    typeof import('./stay-cancel.sr.ts'),
    typeof import('./stay-cancel.el.ts'),
    typeof import('./stay-cancel.de.ts')
  >
  'stay-change': Check<
    typeof import('./stay-change.en.ts'),
    typeof import('./stay-change.sr.ts'),
    typeof import('./stay-change.el.ts'),
    typeof import('./stay-change.de.ts')
  >
  'stay-code': Check<
    typeof import('./stay-code.en.ts'),
    typeof import('./stay-code.sr.ts'),
    typeof import('./stay-code.el.ts'),
    typeof import('./stay-code.de.ts')
  >
  'stored-texts': Check<
    typeof import('./stored-texts.en.ts'),
    typeof import('./stored-texts.sr.ts'),
    typeof import('./stored-texts.el.ts'),
    Untranslated
  >
  support: Check<
    typeof import('./support.en.ts'),
    typeof import('./support.sr.ts'),
    typeof import('./support.el.ts'),
    typeof import('./support.de.ts')
  >
  'support-reasons': Check<
    typeof import('./support-reasons.en.ts'),
    typeof import('./support-reasons.sr.ts'),
    typeof import('./support-reasons.el.ts'),
    typeof import('./support-reasons.de.ts')
  >
  terms: Check<
    typeof import('./terms.en.ts'),
    typeof import('./terms.sr.ts'),
    typeof import('./terms.el.ts'),
    typeof import('./terms.de.ts')
  >
  times: Check<
    typeof import('./times.en.ts'),
    typeof import('./times.sr.ts'),
    typeof import('./times.el.ts'),
    typeof import('./times.de.ts')
  >
  'unsold-nights': Check<
    typeof import('./unsold-nights.en.ts'),
    typeof import('./unsold-nights.sr.ts'),
    typeof import('./unsold-nights.el.ts'),
    Untranslated
  >
  'villa-page': Check<
    typeof import('./villa-page.en.ts'),
    typeof import('./villa-page.sr.ts'),
    typeof import('./villa-page.el.ts'),
    typeof import('./villa-page.de.ts')
  >
  villas: Check<
    typeof import('./villas.en.ts'),
    typeof import('./villas.sr.ts'),
    typeof import('./villas.el.ts'),
    typeof import('./villas.de.ts')
  >
  weekdays: Check<
    typeof import('./weekdays.en.ts'),
    typeof import('./weekdays.sr.ts'),
    typeof import('./weekdays.el.ts'),
    typeof import('./weekdays.de.ts')
  >
  written: Check<
    typeof import('./written.en.ts'),
    typeof import('./written.sr.ts'),
    typeof import('./written.el.ts'),
    typeof import('./written.de.ts')
  >
}
