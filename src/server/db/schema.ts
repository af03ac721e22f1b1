// Mirrors the tables created by the migrations; a test compares both.
export * from './schema-accounts.ts'
export { agentCalls, missedStays } from './schema-agents.ts'
export { bankAccounts } from './schema-bank.ts'
export {
  bankMessages,
  bookingChanges,
  bookingNotes,
  bookings,
  changeRequests,
  formerOrderEpoch,
  holdOrigins,
  lostPayments,
  notedPrices,
  offers,
  payments,
  refunds,
  rejectedAnswers,
  reviews,
  stayAccess,
  stayChanges,
} from './schema-bookings.ts'
export { connectedCalendars, importedEvents } from './schema-calendars.ts'
export { complaints, complaintYears } from './schema-complaints.ts'
export {
  amenities,
  attractions,
  contentVersions,
  formerSlugs,
  galleryImages,
  icons,
  pictures,
  secrets,
  settings,
  translations,
  villaGuides,
  villas,
} from './schema-content.ts'
export { declarations, guestDocuments, platformStays, readinessPictures, villaReadiness } from './schema-declarations.ts'
export { eventCounts, eventDeliveries, events } from './schema-events.ts'
export { jobRuns, jobs, mails, mailWords, newsConsents } from './schema-mails.ts'
export { paperNumbers, papers } from './schema-papers.ts'
export {
  currencyRates,
  discountRules,
  exchangeRates,
  fees,
  levyRates,
  refusedRates,
  seasons,
  stayRules,
  taxRates,
  villaRates,
  villaSeasonRates,
  type YearState,
  yearChanges,
} from './schema-pricing.ts'
export { promoCodes, promoUses } from './schema-promo-codes.ts'
export { pushDevices, pushes } from './schema-push.ts'
export { restores } from './schema-restores.ts'
export { deletedAmounts, jobHolds, trustedClock } from './schema-safeguards.ts'
export {
  leftMails,
  mailboxes,
  mailingStays,
  mailings,
  messageMails,
  messagePictures,
  messages,
  messageTemplates,
  sentTemplates,
  type TemplateTexts,
  threadReads,
  threads,
} from './schema-threads.ts'
