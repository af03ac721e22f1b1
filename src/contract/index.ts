import { accountCalls } from './accounts.ts'
import { activityCalls } from './activity.ts'
import { amenityCalls } from './amenities.ts'
import { attractionCalls } from './attractions.ts'
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
import { guestStayCalls } from './guest-stays.ts'
import { handBookingCalls } from './hand-bookings.ts'
import { jobCalls } from './jobs.ts'
import { ledgerCalls } from './ledger.ts'
import { levyCalls } from './levy.ts'
import { mailCalls } from './mails.ts'
import { nightChangeCalls } from './night-changes.ts'
import { offerCalls } from './offers.ts'
import { ownerChangeCalls } from './owner-changes.ts'
import { paperCalls } from './papers.ts'
import { passkeyCalls } from './passkeys.ts'
import { paymentCalls } from './payments.ts'
import { peopleCalls } from './people.ts'
import { pictureCalls } from './pictures.ts'
import { pricingCalls } from './pricing.ts'
import { privacyCalls } from './privacy.ts'
import { promoCodeCalls } from './promo-codes.ts'
import { reportCalls } from './reports.ts'
import { reviewCalls } from './reviews.ts'
import { searchCalls } from './search.ts'
import { securityCalls } from './security.ts'
import { settingsCalls } from './settings.ts'
import { stayAccessCalls } from './stay-access.ts'
import { stayRuleCalls } from './stay-rules.ts'
import { supportCalls } from './support.ts'
import { taxCalls } from './taxes.ts'
import { timelineCalls } from './timeline.ts'
import { todayCalls } from './today.ts'
import { translationCalls } from './translations.ts'
import { twoStepCalls } from './two-step.ts'
import { villaGuideCalls } from './villa-guides.ts'
import { villaCalls } from './villas.ts'
import { yearChangeCalls } from './year-changes.ts'

/** All API calls, for code and tests that apply to every call. */
export const allCalls: AnyCall[] = [
  villaCalls,
  villaGuideCalls,
  stayAccessCalls,
  galleryCalls,
  pictureCalls,
  amenityCalls,
  attractionCalls,
  pricingCalls,
  promoCodeCalls,
  levyCalls,
  yearChangeCalls,
  stayRuleCalls,
  nightChangeCalls,
  feeCalls,
  taxCalls,
  bookingCalls,
  searchCalls,
  bookingMoneyCalls,
  ownerChangeCalls,
  handBookingCalls,
  offerCalls,
  timelineCalls,
  todayCalls,
  changeoverCalls,
  guestStayCalls,
  paymentCalls,
  currencyCalls,
  accountCalls,
  emailProofCalls,
  emailSignInCalls,
  passkeyCalls,
  twoStepCalls,
  peopleCalls,
  securityCalls,
  privacyCalls,
  reviewCalls,
  supportCalls,
  complaintCalls,
  settingsCalls,
  translationCalls,
  dashboardCalls,
  activityCalls,
  mailCalls,
  bankMessageCalls,
  exportCalls,
  ledgerCalls,
  reportCalls,
  declarationCalls,
  paperCalls,
  jobCalls,
  calendarCalls,
  fieldFigureCalls,
].flatMap((calls): AnyCall[] => Object.values(calls))
