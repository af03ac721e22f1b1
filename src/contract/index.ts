import { accountCalls } from './accounts.ts'
import { activityCalls } from './activity.ts'
import { amenityCalls } from './amenities.ts'
import { attractionCalls } from './attractions.ts'
import { bankAccountCalls } from './bank-account.ts'
import { bankMessageCalls } from './bank-messages.ts'
import { bookingMoneyCalls } from './booking-money.ts'
import { bookingCalls } from './bookings.ts'
import { calendarCalls } from './calendars.ts'
import type { AnyCall } from './call.ts'
import { changeoverCalls } from './changeovers.ts'
import { complaintCalls } from './complaints.ts'
import { currencyCalls } from './currency.ts'
import { dashboardCalls } from './dashboard.ts'
import { declarationCalls } from './declarations.ts'
import { emailProofCalls } from './email-proof.ts'
import { emailSignInCalls } from './email-sign-in.ts'
import { exportCalls } from './exports.ts'
import { feeCalls } from './fees.ts'
import { fieldFigureCalls } from './field-figures.ts'
import { galleryCalls } from './gallery.ts'
import { goingLiveCalls } from './going-live.ts'
import { guestStayCalls } from './guest-stays.ts'
import { handBookingCalls } from './hand-bookings.ts'
import { inboxCalls } from './inbox.ts'
import { jobCalls } from './jobs.ts'
import { ledgerCalls } from './ledger.ts'
import { letterCalls } from './letters.ts'
import { levyCalls } from './levy.ts'
import { mailWordsCalls } from './mail-words.ts'
import { mailingCalls } from './mailings.ts'
import { mailCalls } from './mails.ts'
import { templateCalls } from './message-templates.ts'
import { newsCalls } from './news.ts'
import { nightChangeCalls } from './night-changes.ts'
import { offerCalls } from './offers.ts'
import { ownerChangeCalls } from './owner-changes.ts'
import { paperCalls } from './papers.ts'
import { passkeyCalls } from './passkeys.ts'
import { orderCalls, paymentCalls } from './payments.ts'
import { peopleCalls } from './people.ts'
import { pictureCalls } from './pictures.ts'
import { pricingCalls } from './pricing.ts'
import { privacyCalls } from './privacy.ts'
import { promoCodeCalls } from './promo-codes.ts'
import { pushCalls } from './push.ts'
import { reportCalls } from './reports.ts'
import { ownReviewCalls, reviewCalls } from './reviews.ts'
import { searchCalls } from './search.ts'
import { securityCalls } from './security.ts'
import { settingsCalls } from './settings.ts'
import { stayAccessCalls } from './stay-access.ts'
import { stayRuleCalls } from './stay-rules.ts'
import { supportCalls } from './support.ts'
import { taxCalls } from './taxes.ts'
import { threadCalls } from './threads.ts'
import { timelineCalls } from './timeline.ts'
import { todayCalls } from './today.ts'
import { translationCalls } from './translations.ts'
import { twoStepCalls } from './two-step.ts'
import { villaGuideCalls } from './villa-guides.ts'
import { villaCalls } from './villas.ts'
import { yearChangeCalls } from './year-changes.ts'

/** All calls of the API, by subject. */
export const calls = {
  villa: villaCalls,
  villaGuide: villaGuideCalls,
  stayAccess: stayAccessCalls,
  gallery: galleryCalls,
  picture: pictureCalls,
  amenity: amenityCalls,
  attraction: attractionCalls,
  pricing: pricingCalls,
  template: templateCalls,
  mailWords: mailWordsCalls,
  mailing: mailingCalls,
  news: newsCalls,
  promoCode: promoCodeCalls,
  levy: levyCalls,
  yearChange: yearChangeCalls,
  letter: letterCalls,
  stayRule: stayRuleCalls,
  nightChange: nightChangeCalls,
  fee: feeCalls,
  tax: taxCalls,
  booking: bookingCalls,
  search: searchCalls,
  bookingMoney: bookingMoneyCalls,
  ownerChange: ownerChangeCalls,
  handBooking: handBookingCalls,
  offer: offerCalls,
  timeline: timelineCalls,
  today: todayCalls,
  changeover: changeoverCalls,
  guestStay: guestStayCalls,
  order: orderCalls,
  payment: paymentCalls,
  currency: currencyCalls,
  account: accountCalls,
  emailProof: emailProofCalls,
  emailSignIn: emailSignInCalls,
  passkey: passkeyCalls,
  twoStep: twoStepCalls,
  people: peopleCalls,
  security: securityCalls,
  privacy: privacyCalls,
  review: reviewCalls,
  ownReview: ownReviewCalls,
  support: supportCalls,
  inbox: inboxCalls,
  complaint: complaintCalls,
  thread: threadCalls,
  settings: settingsCalls,
  translation: translationCalls,
  dashboard: dashboardCalls,
  activity: activityCalls,
  mail: mailCalls,
  bankMessage: bankMessageCalls,
  export: exportCalls,
  ledger: ledgerCalls,
  report: reportCalls,
  declaration: declarationCalls,
  paper: paperCalls,
  goingLive: goingLiveCalls,
  bankAccount: bankAccountCalls,
  job: jobCalls,
  calendar: calendarCalls,
  push: pushCalls,
  fieldFigure: fieldFigureCalls,
}

/** The same in one list, for code and tests that apply to every call. */
export const allCalls: AnyCall[] = Object.values(calls).flatMap((group): AnyCall[] => Object.values(group))
