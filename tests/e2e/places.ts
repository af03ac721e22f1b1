/** Paths of pages, for tests that look at all of them. */
export const publicPages = [
  '/',
  '/villas',
  '/villas/villa-thea',
  '/gallery',
  '/amenities',
  '/attractions',
  '/pricing',
  '/terms',
  '/privacy',
  '/booking',
  '/nowhere',
]

export const accountPages = ['/login', '/login/email', '/register', '/forgot-password', '/reset-password', '/join']

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
]
export const officePages = screens.map((screen) => `/admin/dashboard${screen}`)
