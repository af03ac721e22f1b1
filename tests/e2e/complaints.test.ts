import { aliveOnArrival, expect, hasNoBarriers, test } from './fixtures.ts'
import { enterOffice } from './office.ts'
import { getPanel, openPaidStay } from './paid-stay.ts'

const NUMBER = /C-\d+\/20\d\d/

test('a guest sends a complaint, the owner answers it and downloads the register', async ({ page, guest, browser }) => {
  const path = await openPaidStay(page, guest, 30)
  const messages = getPanel(page, 'Messages')
  await messages.getByLabel('What is it about?').selectOption('Other')
  await messages.getByLabel('Message').fill('The pool was green for two days.')
  await messages.getByLabel('This is a complaint').check()
  await messages.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText(/^We have received complaint C-\d+\/20\d\d$/)).toBeVisible()
  await expect(messages).toContainText(/We answer by .* and solve it by/)
  const number = NUMBER.exec((await messages.textContent()) ?? '')?.[0] ?? ''

  const desk = await browser.newContext()
  const office = aliveOnArrival(await desk.newPage())
  await enterOffice(office, 'support')
  await expect(office.getByRole('article').filter({ hasText: guest.email }).getByRole('link', { name: number })).toBeVisible()
  await enterOffice(office, 'complaints?state=open')
  const entry = office.getByRole('article', { name: number })
  await expect(entry).toContainText('The pool was green for two days.')
  await entry.getByText('Answer of').click()
  await entry.getByLabel('Answer to the guest, with your reasons').fill('We give back two nights.')
  await entry.getByRole('button', { name: 'Send decision' }).click()
  await expect(entry.getByText('Please choose a decision')).toBeVisible()
  await expect(entry.getByLabel('Answer to the guest, with your reasons')).toHaveValue('We give back two nights.')
  await hasNoBarriers(office)
  await entry.getByLabel('Decision').selectOption('Accepted')
  await entry.getByRole('button', { name: 'Send decision' }).click()
  await expect(office.getByText('The decision is on its way to the guest')).toBeVisible()
  await expect(entry).toBeHidden()
  await office.getByRole('link', { name: 'Answered' }).click()
  await entry.getByText('Solution and remarks').click()
  await entry.getByLabel('Remarks').fill('Paid back by card')
  await entry.getByRole('button', { name: 'Save' }).click()
  await expect(office.getByText('The register is up to date')).toBeVisible()
  await expect(entry).toContainText('Paid back by card')
  await office.getByText('Download the register').click()
  const file = office.waitForEvent('download')
  await office.getByRole('button', { name: 'Download as CSV' }).click()
  expect((await file).suggestedFilename()).toMatch(/^complaints-20\d\d-01-01-20\d\d-12-31\.csv$/)
  await desk.close()

  await page.goto(path)
  await expect(messages.getByText('We give back two nights.')).toBeVisible()
  await expect(messages).toContainText(/Accepted on/)
  await hasNoBarriers(page)
})

test('an owner records a complaint received by phone', async ({ page }) => {
  await enterOffice(page, 'complaints')
  await page.getByText('Enter a complaint').click()
  await page.getByRole('textbox', { name: 'Guest', exact: true }).fill('Zoë Caller')
  await page.getByRole('button', { name: 'Enter and confirm' }).click()
  await expect(page.getByText('Message is required')).toBeVisible()
  await page.getByLabel('What the guest complains about').fill('Noise at night')
  await hasNoBarriers(page)
  await page.getByRole('button', { name: 'Enter and confirm' }).click()
  await expect(page.getByText(/is in the register$/)).toBeVisible()
  await expect(page.getByRole('article', { name: /Zoë Caller/ }).first()).toContainText('None: tell the guest yourself')
})
