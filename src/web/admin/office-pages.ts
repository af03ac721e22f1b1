import { forRoles, type Role } from '#domain/accounts/roles.ts'
import * as words from '#words/en/office-frame.ts'
import type { PagePath } from '../menus.ts'

type OfficePage = readonly [path: PagePath, label: string, group: readonly Role[]]

/** The pages of the back office, in the order of its menu, and the roles that may open them with the pages below. */
export const officePages = [
  ['/admin/dashboard', words.dashboardPage, forRoles.desk],
  ['/admin/dashboard/changeovers', words.changeoversPage, forRoles.house],
  ['/admin/dashboard/villas', words.villasPage, forRoles.management],
  ['/admin/dashboard/bookings', words.bookingsPage, forRoles.bookings],
  ['/admin/dashboard/calendars', words.calendarsPage, forRoles.desk],
  ['/admin/dashboard/books', words.booksPage, forRoles.ledger],
  ['/admin/dashboard/reports', words.reportsPage, forRoles.ledger],
  ['/admin/dashboard/declarations', words.declarationsPage, forRoles.bookings],
  ['/admin/dashboard/papers', words.papersPage, forRoles.ledger],
  ['/admin/dashboard/pricing', words.pricingPage, forRoles.management],
  ['/admin/dashboard/promo-codes', words.promoCodesPage, forRoles.management],
  ['/admin/dashboard/gallery', words.galleryPage, forRoles.management],
  ['/admin/dashboard/questions', words.questionsPage, forRoles.desk],
  ['/admin/dashboard/support', words.supportPage, forRoles.desk],
  ['/admin/dashboard/complaints', words.complaintsPage, forRoles.desk],
  ['/admin/dashboard/reviews', words.reviewsPage, forRoles.management],
  ['/admin/dashboard/amenities', words.amenitiesPage, forRoles.management],
  ['/admin/dashboard/attractions', words.attractionsPage, forRoles.management],
  ['/admin/dashboard/translations', words.translationsPage, forRoles.management],
  ['/admin/dashboard/settings', words.settingsPage, forRoles.owners],
  ['/admin/dashboard/people', words.peoplePage, forRoles.owners],
  ['/admin/dashboard/mails', words.mailsPage, forRoles.management],
  ['/admin/dashboard/activity', words.activityPage, forRoles.management],
  ['/admin/dashboard/jobs', words.jobsPage, forRoles.management],
  ['/admin/dashboard/security', words.signInAndSecurityPage, forRoles.everyone],
] as const satisfies OfficePage[]

/** Pages for fewer roles than their parent page, and those without a place in the menu. */
const others = [
  ['/admin/dashboard/bookings/new', forRoles.management],
  ['/admin/dashboard/bookings/offers', forRoles.management],
  ['/admin/dashboard/bookings/:bookingId/change', forRoles.management],
  ['/admin/dashboard/not-for-you', forRoles.everyone],
  ['/admin/dashboard/language', forRoles.everyone],
] as const satisfies (readonly [path: PagePath, group: readonly Role[]])[]

type Listed = (typeof officePages)[number][0] | (typeof others)[number][0]
/** Pages that have another page above them are for the same roles. */
type Below<Path> = Path extends `/admin/dashboard/${string}/${string}` ? Path : never
/** Empty: a page of the back office without roles does not compile. */
export const unlisted: Record<Exclude<Extract<PagePath, `/admin/dashboard${string}`>, Listed | Below<PagePath>>, never> = {}

const HOME = '/admin/dashboard'

const entry = (path: PagePath, group: readonly Role[]) => ({ parts: path.split('/'), group })
const exactly = [...others.map(([path, group]) => entry(path, group)), entry(HOME, officePages[0][2])]
const withPagesBelow = officePages.slice(1).map(([path, , group]) => entry(path, group))

/** The roles that may open a page, given by the path of its route or by an address as links write it; owners alone where the tables name none. */
export function rolesOfPage(page: string): readonly Role[] {
  const asked = page.split('/')
  const begins = ({ parts }: { parts: string[] }) => parts.every((part, index) => part === asked[index] || part.startsWith(':'))
  const found = exactly.find((one) => one.parts.length === asked.length && begins(one)) ?? withPagesBelow.find(begins)
  return found?.group ?? forRoles.owners
}

/** Where a role begins: the first page of the menu that it may open. */
export const findHome = (role: Role): PagePath => officePages.find(([, , group]) => (group as readonly Role[]).includes(role))?.[0] ?? HOME
