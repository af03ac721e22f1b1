import { searchedFacts } from '#domain/villas/family-facts.ts'
import type { PagePath } from './menus.ts'

export type Page = {
  path: PagePath
  /** The same for all visitors without a session, so that one rendering serves them all. */
  cached?: true
  /** Query parameters that the HTML of a cached page depends on. All others, such as those of campaigns, do not matter. */
  parameters?: string[]
  /** Listed in the sitemap. All other pages say `noindex`, which crawlers see because they may read them. */
  indexed?: true
}

/** What is no page: answers to scripts, files, and forms without a page of their own. Crawlers are told not to read it. */
export const noPages = [
  '/account',
  '/booking/price',
  '/currency',
  '/free-nights',
  '/log-out',
  '/reservations/:bookingId/stay.ics',
  '/villas/:slug/free-nights',
  '/your-data/download',
] as const satisfies PagePath[]
/** What crawlers read about the site, and the page of what does not exist. */
type ForCrawlers = '/sitemap.xml' | '/robots.txt' | '/not-found' | '/404' | '/*'
type GuestPath = Exclude<PagePath, `/admin${string}` | (typeof noPages)[number] | ForCrawlers>

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
  '/ask/:token': {},
  '/news/:token': {},
  '/booking/both': {},
  '/booking-request': {},
  '/booking-confirmation': {},
  '/reservations': {},
  '/reservations/:bookingNumber': {},
  '/reservations/:bookingNumber/cancel': {},
  '/reservations/:bookingNumber/change': {},
  '/offer/:token': {},
  '/your-data': {},
  '/login': {},
  '/login/email': {},
  '/login/code': {},
  '/register': {},
  '/confirm-email': {},
  '/forgot-password': {},
  '/reset-password': {},
  '/join': {},
}

/** The pages for guests. Sitemap, robots.txt, page cache and tests are derived from this table; the menus have lists of their own (`menus.ts`). */
export const pages: readonly Page[] = Object.entries(table).map(([path, about]) => ({ path: path as GuestPath, ...about }))
