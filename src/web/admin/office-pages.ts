import type { PagePath } from '../pages.ts'

/** The pages of the back office, in the order of its menu. */
export const officePages = [
  ['/admin/dashboard', 'Dashboard'],
  ['/admin/dashboard/villas', 'Villas'],
  ['/admin/dashboard/bookings', 'Bookings'],
  ['/admin/dashboard/calendars', 'Calendars'],
  ['/admin/dashboard/books', 'Books'],
  ['/admin/dashboard/pricing', 'Pricing'],
  ['/admin/dashboard/gallery', 'Gallery'],
  ['/admin/dashboard/support', 'Support'],
  ['/admin/dashboard/amenities', 'Amenities'],
  ['/admin/dashboard/attractions', 'Attractions'],
  ['/admin/dashboard/settings', 'Settings'],
  ['/admin/dashboard/mails', 'Mails'],
  ['/admin/dashboard/activity', 'Activity'],
  ['/admin/dashboard/jobs', 'Jobs'],
  ['/admin/dashboard/security', 'Sign-in and security'],
] as const satisfies [PagePath, string][]
