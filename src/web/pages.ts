import type { PagePath } from './menus.ts'

export type Page = {
  path: PagePath
  /** The same for all visitors without a session, so that one rendering serves them all. */
  cached?: true
  /** Query parameters that the HTML of a cached page depends on. All others, such as those of campaigns, do not matter. */
  parameters?: string[]
  /** Listed in the sitemap. */
  indexed?: true
  /** Closed to crawlers. */
  closed?: true
}

/** The pages for guests. Sitemap, robots.txt, page cache and tests are derived from this table; the menus have lists of their own (`menus.ts`). */
export const pages: readonly Page[] = [
  { path: '/', cached: true, indexed: true },
  { path: '/villas', cached: true, parameters: ['page', 'checkIn', 'checkOut', 'guests'], indexed: true },
  { path: '/villas/:slug', cached: true, parameters: ['checkIn', 'checkOut', 'guests', 'month'], indexed: true },
  { path: '/gallery', cached: true, parameters: ['category', 'page'], indexed: true },
  { path: '/booking', indexed: true },
  { path: '/amenities', cached: true, indexed: true },
  { path: '/attractions', cached: true, indexed: true },
  { path: '/pricing', cached: true, parameters: ['page'], indexed: true },
  { path: '/terms', cached: true, indexed: true },
  { path: '/privacy', cached: true, indexed: true },
  { path: '/booking/price', closed: true },
  { path: '/booking-request', closed: true },
  { path: '/booking-confirmation', closed: true },
  { path: '/reservations', closed: true },
  { path: '/reservations/:bookingNumber', closed: true },
  { path: '/reservations/:bookingNumber/cancel', closed: true },
  { path: '/reservations/:bookingNumber/change', closed: true },
  { path: '/offer/:token', closed: true },
  { path: '/your-data' },
  { path: '/login' },
  { path: '/login/email' },
  { path: '/login/code' },
  { path: '/register' },
  { path: '/confirm-email' },
  { path: '/forgot-password' },
  { path: '/reset-password', closed: true },
  { path: '/join', closed: true },
]
