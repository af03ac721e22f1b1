/** Paths of pages, for tests that look at all of them. */
export const publicPages = [
  '/',
  '/villas',
  '/villas?length=7',
  '/villas/villa-thea',
  '/villas/villa-thea/photos',
  '/compare',
  '/gallery',
  '/amenities',
  '/attractions',
  '/pricing',
  '/terms',
  '/privacy',
  '/booking',
  '/ask?villa=villa-thea&guests=4',
  '/ask?villa=villa-thea&sent',
  '/nowhere',
]

export const accountPages = ['/login', '/login/email', '/register', '/forgot-password', '/reset-password', '/join', '/news/nobody']

/** What a guest reads on the way back from the bank, where nothing is signed. */
export const confirmations = [
  'status=success',
  'status=success&paymentType=partial&remainingAmount=1400.00',
  'status=failed',
  'status=error',
  'fromRequest=true',
].map(
  (outcome) =>
    `/booking-confirmation?${outcome}&oid=VB-123456-1-01&bookingNumber=123456&villaId=1&startDate=2027-08-02&endDate=2027-08-09&totalPrice=2000.00&guests=2`,
)

/** One page of each kind that something stays in sight on, through which a test goes by the Tab key. */
export const tabbedPages = [
  '/villas/villa-thea',
  '/booking',
  '/compare',
  '/reservations',
  '/booking-request',
  '/admin/dashboard/bookings',
  '/admin/dashboard/bookings?tab=timeline',
  '/admin/dashboard/settings?tab=booking',
  '/admin/dashboard/translations/amenities?to=de',
]

/** For signed-in guests, beside the pages of a stay. */
export const guestPages = ['/reservations', '/your-data', '/booking-request', '/confirm-email']

const screens = [
  '',
  '/villas',
  '/gallery',
  '/bookings',
  '/bookings/1',
  '/books',
  '/pricing',
  '/support',
  '/support?status=questions',
  '/reviews',
  '/amenities',
  '/attractions',
  '/settings',
  '/mails',
  '/activity',
  '/security',
  '/jobs',
  '/calendars',
  '/changeovers',
  '/people',
  '/going-live',
  '/bank',
  '/bank/to-send',
]
export const officePages = screens.map((screen) => `/admin/dashboard${screen}`)

/** Tabs, dialogs and forms of the back office that have addresses of their own. */
export const officeParts = [
  'bookings?tab=timeline',
  'bookings?tab=calendar',
  'bookings?restrict=1',
  'bookings?edit=1',
  'bookings?delete=1',
  'bookings?exports=1',
  'bookings?deleted=1',
  'bookings/new',
  'bookings/1/change',
  'bookings/1?change=payment',
  'bookings/offers',
  'pricing?tab=seasons',
  'pricing?tab=seasons&edit=3',
  'pricing?tab=discounts',
  'pricing?tab=base',
  'pricing?tab=villas',
  'pricing?tab=fees',
  'pricing?tab=taxes',
  'pricing?tab=rules',
  'pricing?tab=grid',
  'pricing?tab=calendar',
  'promo-codes',
  'villas?add=1',
  'villas?edit=3',
  'villas?delete=3',
  'gallery?add=1',
  'gallery?edit=1',
  'amenities?add=1',
  'amenities?delete=1',
  'attractions?add=1',
  'calendars?connect=1',
  'reports',
  'declarations',
  'papers',
  'complaints',
  'support?status=closed',
  'mails?state=failed',
  'mails?search=nobody-at-all',
  'translations',
  'translations/amenities?to=de',
  'settings?tab=contact',
  'settings?tab=hosts',
  'settings?tab=testimonials',
  'settings?tab=seo',
  'settings?tab=company',
  'settings?tab=booking',
].map((screen) => `/admin/dashboard/${screen}`)
