import * as words from '#words/office-frame.en.ts'
import type { PagePath } from '../pages.ts'

/** The pages of the back office, in the order of its menu. */
export const officePages = [
  ['/admin/dashboard', words.dashboardPage],
  ['/admin/dashboard/villas', words.villasPage],
  ['/admin/dashboard/bookings', words.bookingsPage],
  ['/admin/dashboard/calendars', words.calendarsPage],
  ['/admin/dashboard/books', words.booksPage],
  ['/admin/dashboard/declarations', words.declarationsPage],
  ['/admin/dashboard/papers', words.papersPage],
  ['/admin/dashboard/pricing', words.pricingPage],
  ['/admin/dashboard/promo-codes', words.promoCodesPage],
  ['/admin/dashboard/gallery', words.galleryPage],
  ['/admin/dashboard/support', words.supportPage],
  ['/admin/dashboard/complaints', words.complaintsPage],
  ['/admin/dashboard/reviews', words.reviewsPage],
  ['/admin/dashboard/amenities', words.amenitiesPage],
  ['/admin/dashboard/attractions', words.attractionsPage],
  ['/admin/dashboard/settings', words.settingsPage],
  ['/admin/dashboard/mails', words.mailsPage],
  ['/admin/dashboard/activity', words.activityPage],
  ['/admin/dashboard/jobs', words.jobsPage],
  ['/admin/dashboard/security', words.signInAndSecurityPage],
] as const satisfies [PagePath, string][]
