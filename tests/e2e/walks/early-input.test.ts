import { accountPages } from '../../places.ts'
import { CHANGES, keepsEarlyInput } from '../early-input.ts'
import { chooseStay, expect, makeWeek, signIn, test } from '../fixtures.ts'
import { officePage } from '../office.ts'

const VISITOR = [...accountPages, '/booking?villa=villa-thea', '/login/email?redirect=/reservations', '/villas', '/']
const GUEST = ['/reservations?support=', '/your-data', '/booking-request']
const OFFICE = [
  '/bookings/new',
  '/settings',
  '/amenities?add=1',
  '/people',
  '/pricing?add=1',
  '/promo-codes?add=1',
  '/villas?edit=1',
  '/reports',
]

for (const [change, how] of Object.entries(CHANGES))
  test.describe(change, () => {
    test('what a visitor typed and chose before the scripts started stays', async ({ page }) => {
      for (const path of VISITOR) await keepsEarlyInput(page, path, how)
    })

    test('so does what a guest typed and chose', async ({ page, guest }) => {
      await signIn(page, guest)
      await chooseStay(page, makeWeek('villa-onar', 54), guest)
      for (const path of GUEST) await keepsEarlyInput(page, path, how)
    })

    test('so does what an owner typed and chose', async ({ browser }) => {
      const office = await officePage(browser)
      for (const path of OFFICE) await keepsEarlyInput(office, `/admin/dashboard${path}`, how)
    })
  })

test('a page in which nobody has typed tells its forms of no input', async ({ page, guest, browser }) => {
  const office = await officePage(browser)
  await signIn(page, guest)
  const told: string[] = []
  for (const [where, paths] of [
    [page, [...VISITOR, '/your-data']],
    [office, OFFICE.map((path) => `/admin/dashboard${path}`)],
  ] as const) {
    await where.addInitScript(() => {
      addEventListener('input', ({ target }) => console.log(`told of ${(target as HTMLInputElement).name}`), true)
    })
    where.on('console', (message) => message.text().startsWith('told of') && told.push(`${where.url()} ${message.text()}`))
    for (const path of paths) await where.goto(path)
  }
  expect(told).toEqual([])
})
