import type { href } from 'react-router'
import * as words from '#words/frame.en.ts'

export type PagePath = Parameters<typeof href>[0]

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
  /** Labels in the menus. */
  inHeader?: string
  inFooter?: string
}

/** Pages that no menu of the browser needs. */
const elsewhere: readonly Page[] = [
  { path: '/villas/:slug', cached: true, parameters: ['checkIn', 'checkOut', 'guests', 'month'], indexed: true },
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

/**
 * The pages for guests. Menus, sitemap, robots.txt, page cache and tests are derived from this table.
 * In the browser only those of the menus, to save bytes.
 */
export const pages: readonly Page[] = [
  { path: '/', cached: true, indexed: true, inFooter: words.homePage },
  { path: '/villas', cached: true, parameters: ['page', 'checkIn', 'checkOut', 'guests'], indexed: true, inHeader: words.findDates },
  {
    path: '/gallery',
    cached: true,
    parameters: ['category', 'page'],
    indexed: true,
    inHeader: words.galleryPage,
    inFooter: words.galleryPage,
  },
  { path: '/booking', indexed: true, inFooter: words.bookingPage },
  { path: '/amenities', cached: true, indexed: true, inHeader: words.amenitiesPage, inFooter: words.amenitiesPage },
  { path: '/attractions', cached: true, indexed: true, inHeader: words.attractionsPage, inFooter: words.attractionsPage },
  { path: '/pricing', cached: true, parameters: ['page'], indexed: true, inHeader: words.pricingPage, inFooter: words.pricingAndPolicies },
  ...(import.meta.env?.SSR === false ? [] : elsewhere),
]

/** The login page, as the specification writes it. Paths match in any case. */
export const LOG_IN = '/logIn'
