import { forRoles, type Role } from '#domain/accounts/roles.ts'
import * as words from '#words/en/office-frame.ts'
import type { PagePath } from '../menus.ts'

/** Where the pages of the back office are, in the order of its menu. A place opens the first of its pages that a person may open. */
export const places = ['today', 'calendar', 'bookings', 'inbox', 'prices', 'house', 'money', 'settings'] as const
export type Place = (typeof places)[number]

/** `address`: a path, for a view of a page with its query. */
export type OfficePage = readonly [address: PagePath | `${PagePath}?${string}`, label: string, group: readonly Role[], place: Place]

/** The pages of the back office, in the order of its menu, the roles that may open them with the pages below, and their place. */
export const officePages = [
  ['/admin/dashboard', words.dashboardPage, forRoles.desk, 'today'],
  ['/admin/dashboard/changeovers', words.changeoversPage, forRoles.house, 'today'],
  ['/admin/dashboard/bookings?tab=timeline', words.allVillasPage, forRoles.bookings, 'calendar'],
  ['/admin/dashboard/bookings?tab=calendar', words.yearOfVillaPage, forRoles.bookings, 'calendar'],
  ['/admin/dashboard/calendars', words.connectedCalendarsPage, forRoles.desk, 'calendar'],
  ['/admin/dashboard/bookings', words.allBookingsPage, forRoles.bookings, 'bookings'],
  ['/admin/dashboard/bookings/offers', words.offersPage, forRoles.management, 'bookings'],
  ['/admin/dashboard/support', words.supportPage, forRoles.desk, 'inbox'],
  ['/admin/dashboard/support?status=questions', words.questionsPage, forRoles.desk, 'inbox'],
  ['/admin/dashboard/complaints', words.complaintsPage, forRoles.desk, 'inbox'],
  ['/admin/dashboard/reviews', words.reviewsPage, forRoles.management, 'inbox'],
  ['/admin/dashboard/messages/many', words.toManyPage, forRoles.management, 'inbox'],
  ['/admin/dashboard/messages', words.messagesPage, forRoles.desk, 'inbox'],
  ['/admin/dashboard/site-mails', words.siteMailsPage, forRoles.management, 'inbox'],
  ['/admin/dashboard/mails', words.mailsPage, forRoles.management, 'inbox'],
  ['/admin/dashboard/pricing', words.pricingPage, forRoles.management, 'prices'],
  ['/admin/dashboard/promo-codes', words.promoCodesPage, forRoles.management, 'prices'],
  ['/admin/dashboard/villas', words.villasPage, forRoles.management, 'house'],
  ['/admin/dashboard/gallery', words.galleryPage, forRoles.management, 'house'],
  ['/admin/dashboard/amenities', words.amenitiesPage, forRoles.management, 'house'],
  ['/admin/dashboard/attractions', words.attractionsPage, forRoles.management, 'house'],
  ['/admin/dashboard/translations', words.translationsPage, forRoles.management, 'house'],
  ['/admin/dashboard/reports', words.reportsPage, forRoles.ledger, 'money'],
  ['/admin/dashboard/books', words.booksPage, forRoles.ledger, 'money'],
  ['/admin/dashboard/papers', words.papersPage, forRoles.ledger, 'money'],
  ['/admin/dashboard/declarations', words.declarationsPage, forRoles.bookings, 'money'],
  ['/admin/dashboard/settings', words.websitePage, forRoles.owners, 'settings'],
  ['/admin/dashboard/going-live', words.goingLivePage, forRoles.management, 'settings'],
  ['/admin/dashboard/bank', words.bankPage, forRoles.owners, 'settings'],
  ['/admin/dashboard/people', words.peoplePage, forRoles.owners, 'settings'],
  ['/admin/dashboard/activity', words.activityPage, forRoles.management, 'settings'],
  ['/admin/dashboard/jobs', words.jobsPage, forRoles.management, 'settings'],
  ['/admin/dashboard/security', words.signInAndSecurityPage, forRoles.everyone, 'settings'],
] as const satisfies OfficePage[]

/** Pages for fewer roles than their parent page, and those without a place in the menu. */
const others = [
  ['/admin/dashboard/bookings/new', forRoles.management],
  ['/admin/dashboard/bookings/:bookingId/change', forRoles.management],
  ['/admin/dashboard/bookings/:bookingId/guest', forRoles.management],
  ['/admin/dashboard/bookings/nights', forRoles.management],
  ['/admin/dashboard/bookings/move', forRoles.management],
  ['/admin/dashboard/questions', forRoles.desk],
  ['/admin/dashboard/search', forRoles.bookings],
  ['/admin/dashboard/not-for-you', forRoles.everyone],
  ['/admin/dashboard/language', forRoles.everyone],
  ['/admin/dashboard/offline', forRoles.desk],
  ['/admin/dashboard/*', forRoles.everyone],
] as const satisfies (readonly [path: PagePath, group: readonly Role[]])[]

type Listed = (typeof officePages)[number][0] | (typeof others)[number][0]
/** Pages that have another page above them are for the same roles. */
type Below<Path> = Path extends `/admin/dashboard/${string}/${string}` ? Path : never
/** Empty: a page of the back office without roles does not compile. */
export const unlisted: Record<Exclude<Extract<PagePath, `/admin/dashboard${string}`>, Listed | Below<PagePath>>, never> = {}

const HOME = '/admin/dashboard'

const paths = officePages.filter(([address]) => !address.includes('?')) as readonly (readonly [PagePath, string, readonly Role[], Place])[]

const entry = (path: PagePath, group: readonly Role[]) => ({ parts: path.split('/'), group })
const exactly = [...others.map(([path, group]) => entry(path, group)), entry(HOME, officePages[0][2])]
const withPagesBelow = paths
  .filter(([path]) => path !== HOME)
  .map(([path, , group]) => entry(path, group))
  .sort((one, other) => other.parts.length - one.parts.length)

/** The roles that may open a page, given by the path of its route or by an address as links write it; owners alone where the tables name none. */
export function rolesOfPage(page: string): readonly Role[] {
  const asked = page.split('/')
  const begins = ({ parts }: { parts: string[] }) => parts.every((part, index) => part === asked[index] || part.startsWith(':'))
  const found = exactly.find((one) => one.parts.length === asked.length && begins(one)) ?? withPagesBelow.find(begins)
  return found?.group ?? forRoles.owners
}

/** Where a role begins: the first page of the menu that it may open. */
export const findHome = (role: Role): PagePath => paths.find(([, , group]) => group.includes(role))?.[0] ?? HOME

/** The places with those of their pages that a person may open; none without a page. */
export function listPlaces(isAllowed: (page: OfficePage) => boolean): { place: Place; pages: OfficePage[] }[] {
  const allowed = (officePages as readonly OfficePage[]).filter(isAllowed)
  return places.map((place) => ({ place, pages: allowed.filter((page) => page[3] === place) })).filter(({ pages }) => pages.length > 0)
}

/** The page of the menu to which an address belongs: that page itself, a view of it, or the nearest one above. */
export function findOfficePage(pathname: string, search: string): OfficePage | undefined {
  const query = new URLSearchParams(search)
  const fits = ([address]: OfficePage): boolean => {
    const [path = '', view] = address.split('?')
    if (view !== undefined) return path === pathname && [...new URLSearchParams(view)].every(([name, value]) => query.get(name) === value)
    return path === pathname || (path !== HOME && pathname.startsWith(`${path}/`))
  }
  return (officePages as readonly OfficePage[]).filter(fits).toSorted((one, other) => other[0].length - one[0].length)[0]
}
