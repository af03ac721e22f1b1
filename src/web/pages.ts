import { searchedFacts } from '#domain/villas/family-facts.ts'
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

/** What is no page: answers to scripts, files, a form without a page of its own, and the page of what does not exist. */
type NoPage =
  | '/account'
  | '/free-nights'
  | '/villas/:slug/free-nights'
  | '/reservations/:bookingId/stay.ics'
  | '/your-data/download'
  | '/sitemap.xml'
  | '/robots.txt'
  | '/log-out'
  | '/currency'
  | '/not-found'
  | '/404'
  | '/*'
type GuestPath = Exclude<PagePath, `/admin${string}` | NoPage>

const table: Record<GuestPath, Omit<Page, 'path'>> = {
  '/': { cached: true, indexed: true },
  '/villas': {
    cached: true,
    parameters: ['page', 'checkIn', 'checkOut', 'guests', 'length', 'month', 'villa', ...searchedFacts],
    indexed: true,
  },
  '/villas/:slug': { cached: true, parameters: ['checkIn', 'checkOut', 'guests', 'month', 'reviews'], indexed: true },
  '/villas/:slug/photos': { cached: true, parameters: ['checkIn', 'checkOut', 'guests'] },
  '/compare': { cached: true, parameters: ['checkIn', 'checkOut', 'guests', 'villa'], indexed: true },
  '/gallery': { cached: true, parameters: ['category', 'page'], indexed: true },
  '/booking': { indexed: true },
  '/amenities': { cached: true, indexed: true },
  '/attractions': { cached: true, indexed: true },
  '/pricing': { cached: true, parameters: ['page'], indexed: true },
  '/terms': { cached: true, indexed: true },
  '/privacy': { cached: true, indexed: true },
  '/ask': {},
  '/ask/:token': { closed: true },
  '/news/:token': { closed: true },
  '/booking/price': { closed: true },
  '/booking/both': { closed: true },
  '/booking-request': { closed: true },
  '/booking-confirmation': { closed: true },
  '/reservations': { closed: true },
  '/reservations/:bookingNumber': { closed: true },
  '/reservations/:bookingNumber/cancel': { closed: true },
  '/reservations/:bookingNumber/change': { closed: true },
  '/offer/:token': { closed: true },
  '/your-data': {},
  '/login': {},
  '/login/email': {},
  '/login/code': {},
  '/register': {},
  '/confirm-email': {},
  '/forgot-password': {},
  '/reset-password': { closed: true },
  '/join': { closed: true },
}

/** The pages for guests. Sitemap, robots.txt, page cache and tests are derived from this table; the menus have lists of their own (`menus.ts`). */
export const pages: readonly Page[] = Object.entries(table).map(([path, about]) => ({ path: path as GuestPath, ...about }))
