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
