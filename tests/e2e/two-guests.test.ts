import {
  APPROVED,
  acceptTerms,
  aliveOnArrival,
  chooseStay,
  expect,
  goToBank,
  hasNoBarriers,
  payWith,
  signIn,
  test,
  weekOf,
} from './fixtures.ts'

test('the second of two guests for the same nights is told and keeps the form', async ({ page, guest, browser, request }) => {
  const week = weekOf('villa-onar', 14)
  const second = { name: 'Ben Carter', email: `second-${guest.email}`, password: 'Password-2' }
  await request.post('/api/userRegister.php', {
    data: { fullName: second.name, email: second.email, password: second.password, country: 'Ireland', phoneNumber: '+353 1 234 5678' },
  })
  const other = aliveOnArrival(await (await browser.newContext()).newPage())
  await signIn(page, guest)
  await signIn(other, second)
  await chooseStay(page, week, guest)
  await chooseStay(other, week, second)
  await acceptTerms(page)
  await acceptTerms(other)
  await goToBank(page)

  await other.getByRole('button', { name: /^Book and pay €/ }).click()
  await expect(other.getByRole('alert')).toContainText(
    /These dates are being booked by another guest right now\. Please try again in \d+ minutes or choose other dates\./,
  )
  await hasNoBarriers(other)
  await payWith(page, APPROVED)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()

  await acceptTerms(other)
  await other.getByRole('button', { name: /^Book and pay €/ }).click()
  await expect(other.getByRole('alert')).toContainText('These dates are no longer available. Please choose other dates.')
  await other.getByRole('link', { name: 'Choose other dates' }).first().click()
  await expect(other.getByLabel('Name')).toHaveValue(second.name)
  await hasNoBarriers(other)
})
