import { expect } from '../form-browser/expect.ts'
import { makeWeek } from '../story-steps.ts'
import { test } from './house.ts'
import { mailsTo } from './steps.ts'

test('a visitor asks about a stay without an account, the owner answers, and both go on by the link', async ({ page, office, house }) => {
  const { checkIn, checkOut } = makeWeek('', 30)
  await page.goto(`/villas/villa-thea?checkIn=${checkIn}&checkOut=${checkOut}&guests=3`)
  await page.getByRole('link', { name: 'Ask the hosts' }).first().click()
  expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask the hosts')
  expect(page.getByText('We answer within 24 hours, by email. You need no account.')).toBeVisible()
  expect(page.getByText(/^Villa Thea · .* · 3 guests$/)).toBeVisible()
  expect(page.getByRole('checkbox')).toHaveCount(0)
  await page.getByLabel('Your name').fill('Mila Anders')
  await page.getByLabel('Email').fill('mila')
  await page.getByLabel('Your question').fill('Is there a fence around the pool?')
  await house.later(1)
  await page.getByRole('button', { name: 'Send question' }).click()
  expect(page.getByLabel('Your question')).toHaveValue('Is there a fence around the pool?')
  await page.getByLabel('Email').fill('mila.anders@example.org')
  await page.getByRole('button', { name: 'Send question' }).click()
  expect(page.getByRole('heading', { level: 1 })).toHaveText('Your question is on its way')

  await office.goto('/admin/dashboard')
  expect(office.getByText('Mila Anders asks about Villa Thea and waits for an answer.')).toBeVisible()
  await office.getByRole('link', { name: 'Answer', exact: true }).click()
  const card = office.getByRole('article', { name: 'Mila Anders' })
  expect(card).toContainText('Guests3')
  expect(card.getByRole('link', { name: 'Make an offer' })).toHaveAttribute('href', new RegExp(`checkIn=${checkIn}`))
  expect(card).toContainText('Villa Thea is free')
  await card.getByLabel('Your message is emailed to the guest').fill('Yes, 1.2 m high, with a gate.')
  await card.getByRole('button', { name: 'Send message' }).click()
  expect(card.getByRole('button', { name: 'Needs no answer' })).toHaveCount(0)
  await office.goto('/admin/dashboard')
  expect(office.getByText('Mila Anders asks')).toHaveCount(0)

  await house.later(1)
  const [answer] = await mailsTo(house, 'mila.anders@example.org')
  expect(answer?.text).toContain('Yes, 1.2 m high, with a gate.')
  const path = /\/ask\/[\w-]+/.exec(answer?.text ?? '')?.[0] ?? ''
  await page.goto(path)
  expect(page.getByText('Yes, 1.2 m high, with a gate.')).toBeVisible()
  await page.getByLabel('Write back').fill('Thank you!')
  await page.getByRole('button', { name: 'Send' }).click()
  expect(page.getByText('Your message is on its way')).toBeVisible()
  expect(page.getByLabel('Write back')).toHaveValue('')
  await office.goto('/admin/dashboard/questions')
  expect(card).toContainText('Thank you!')
})

test('an offer that answers a question carries the stay, and name, email and language of who asked', async ({ page, office, house }) => {
  const { checkIn, checkOut } = makeWeek('', 31)
  await page.goto(`/de/ask?villa=villa-thea&checkIn=${checkIn}&checkOut=${checkOut}&guests=3`)
  await page.getByLabel('Ihr Name').fill('Lena Krüger')
  await page.getByLabel('E-Mail').fill('lena.krueger@example.org')
  await page.getByLabel('Ihre Frage').fill('Gibt es einen Hochstuhl?')
  await house.later(1)
  await page.getByRole('button', { name: 'Frage senden' }).click()

  await office.goto('/admin/dashboard/questions')
  const link = office.getByRole('article', { name: 'Lena Krüger' }).getByRole('link', { name: 'Make an offer' })
  expect(link).not.toHaveAttribute('href', /Lena|krueger/)
  await link.click()
  expect(office.getByLabel('Check-in')).toHaveValue(checkIn)
  expect(office.getByLabel('Name', { exact: true })).toHaveValue('Lena Krüger')
  expect(office.getByLabel('Email', { exact: true })).toHaveValue('lena.krueger@example.org')
  expect(office.getByLabel('Language', { exact: true })).toHaveValue('de')
  await office.goto('/admin/dashboard/bookings/new?question=999999')
  expect(office.getByLabel('Name', { exact: true })).toHaveValue('')
})

test('a link that nobody was sent shows no conversation', async ({ page }) => {
  await page.goto(`/ask/1-${'x'.repeat(32)}`)
  expect(page.getByText('We cannot find this page.')).toBeVisible()
})

test('what comes too quickly is refused with the words that were typed, and owners close and delete it', async ({
  page,
  house,
  office,
}) => {
  await page.goto('/ask')
  await page.getByLabel('Your name').fill('Buy now')
  await page.getByLabel('Email').fill('sales@example.org')
  await page.getByLabel('Your question').fill('Cheap')
  await page.getByRole('button', { name: 'Send question' }).click()
  expect(page.getByText('That was very quick.')).toBeVisible()
  expect(page.getByLabel('Your question')).toHaveValue('Cheap')
  await house.later(1)
  await page.getByRole('button', { name: 'Send question' }).click()
  expect(page.getByRole('heading', { level: 1 })).toHaveText('Your question is on its way')

  await office.goto('/admin/dashboard/questions')
  const card = office.getByRole('article', { name: 'Buy now' })
  await card.getByRole('button', { name: 'Needs no answer' }).click()
  expect(office.getByText('The conversation waits no longer')).toBeVisible()
  await card.getByRole('link', { name: 'Delete the conversation' }).click()
  expect(office.getByText('Delete the conversation?')).toBeVisible()
  await office.getByRole('button', { name: 'Yes, delete' }).click()
  expect(office.getByText('The conversation is deleted')).toBeVisible()
  expect(card).toHaveCount(0)
})
