import { expect } from '../form-browser/expect.ts'
import { makeWeek, paidStay } from '../story-steps.ts'
import { test } from './house.ts'

test.for(
  Object.entries({
    '/': 'Four villas between the garden and the sea',
    '/villas': 'The villas',
    '/villas/villa-thea': 'Villa Thea',
    '/gallery': 'Our Gallery',
    '/amenities': 'Amenities',
    '/attractions': 'Nearby attractions',
    '/pricing': 'Pricing & policies',
    '/terms': 'Terms & Conditions',
    '/privacy': 'Privacy',
    '/booking': 'Book Your Stay',
    '/nowhere': 'Oops! Page not found',
    '/login': 'Log In',
    '/login/email': 'Continue with your email',
    '/register': 'Create an account',
    '/forgot-password': 'Forgot your password?',
    '/reset-password': 'Invalid Reset Link',
    '/join': 'This invitation is no longer valid',
    '/booking-confirmation': 'Your booking',
  }),
)('the page %s has the heading “%s”', async ([path, heading], { page }) => {
  await page.goto(path)
  expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
})

test.for([
  ['/?utm_source=mail&x[]=1', /./],
  ['/booking?villa=of-nobody&checkIn=yesterday&checkOut=2027-02-30&guests=many', 'Book Your Stay'],
  ['/booking?villa=99999999999999999999&guests=-1', 'Book Your Stay'],
  ['/gallery?category=%00', 'Our Gallery'],
  ['/villas/villa-thea?booked=perhaps', 'Villa Thea'],
  ['/login?redirect=https://elsewhere.example', 'Log In'],
  [`/forgot-password?${'x'.repeat(5_000)}=1`, 'Forgot your password?'],
] as const)('a page ignores parameters that make no sense: %s', async ([path, heading], { page }) => {
  expect((await page.goto(path)).status()).toBe(200)
  expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  expect(page.getByText('Booking Confirmed!')).toHaveCount(0)
})

test('search engines list public pages, but no personal ones, no confirmation and nothing of the office', async ({
  page,
  guest,
  office,
}) => {
  const stay = await paidStay(page, guest, makeWeek('villa-thea', 20))
  const personal = [stay, `${stay}/cancel`, `${stay}/change`, '/reservations', '/your-data', '/booking-confirmation']
  for (const [reader, paths, hidden] of [
    [page, ['/', '/villas', '/villas/villa-thea', '/pricing', '/terms'], 0],
    [page, [...personal, '/nowhere'], 1],
    [office, ['/admin/dashboard'], 1],
  ] as const)
    for (const path of paths) {
      await reader.goto(path)
      expect([path, await reader.locator('meta[name=robots][content=noindex]').count()]).toEqual([path, hidden])
    }
})

test('the address of the booking page chooses a villa by id or slug, the first by default', async ({ page }) => {
  const chosen = page.getByRole('navigation', { name: /villa/i }).locator('[aria-current=page]')
  for (const [query, name] of [
    ['', 'Villa Armonia'],
    ['?villa=2', 'Villa Eirini'],
    ['?villa=villa-onar', 'Villa Onar'],
    ['?villa=nobody', 'Villa Armonia'],
  ]) {
    await page.goto(`/booking${query}`)
    expect(chosen).toContainText(name ?? '')
  }
})
