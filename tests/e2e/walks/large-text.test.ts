import { confirmations, guestPages } from '../../places.ts'
import { chooseStay, expect, makeWeek, offeredStay, test } from '../fixtures.ts'
import { cutOff } from '../large-text.ts'
import { openPaidStay } from '../paid-stay.ts'

test.use({ viewport: { width: 360, height: 800 } })

const dates = () => `/booking?${new URLSearchParams({ ...makeWeek('villa-thea', 30) })}`

test('text of twice the size fits a phone on the pages of a booking and of a stay', async ({ page, guest, request }) => {
  const cut: Record<string, string[]> = {}
  const look = async (path: string) => {
    await page.goto(path)
    const found = await cutOff(page)
    if (found.length > 0) cut[path] = found
  }
  for (const path of [dates(), ...confirmations, await offeredStay(request)]) await look(path)
  const stay = await openPaidStay(page, guest, 38)
  const { checkIn, checkOut } = makeWeek('villa-thea', 45)
  const difference = `${stay}/change?${new URLSearchParams({ villaId: '3', checkIn, checkOut })}`
  for (const path of [stay, `${stay}/cancel`, `${stay}/change`, difference]) await look(path)
  await chooseStay(page, makeWeek('villa-eirini', 34), guest)
  for (const path of [...guestPages, '/reservations?support=', '/confirm-email?sent']) await look(path)
  expect(cut).toEqual({})
})
