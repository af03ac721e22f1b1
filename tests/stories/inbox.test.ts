import { expect } from '../form-browser/expect.ts'
import type { FormPage } from '../form-browser/page.ts'
import { type House, test } from './house.ts'

async function ask(house: House, page: FormPage, name: string, question: string): Promise<void> {
  await page.goto('/ask?villa=villa-thea')
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Email').fill('somebody@example.org')
  await page.getByLabel('Your question').fill(question)
  await house.later(1)
  await page.getByRole('button', { name: 'Send question' }).click()
}

test('a conversation is unread until it is opened, can be marked so again, and is found by its words', async ({ visit, office, house }) => {
  await ask(house, visit(), 'Mila Anders', 'Is there a fence around the pool?')
  await ask(house, visit(), 'Pavle Ilić', 'Da li je plaža blizu?')
  await office.goto('/admin/dashboard/support')
  const mila = office.getByRole('link', { name: /^Mila Anders/ })
  const pavle = office.getByRole('link', { name: /^Pavle Ilić/ })
  expect(mila).toContainText('Unread')
  expect(pavle).toContainText('Unread')
  await mila.click()
  expect(mila).not.toContainText('Unread')
  expect(pavle).toContainText('Unread')
  await office.getByRole('button', { name: 'Actions for Mila Anders' }).click()
  await office.getByRole('button', { name: 'Mark as unread' }).click()
  expect(office.getByText('The conversation is unread again')).toBeVisible()
  expect(mila).toContainText('Unread')

  const search = office.getByLabel('Search conversations')
  await search.fill('PLAZA')
  await office.getByRole('button', { name: 'Find' }).click()
  expect(pavle).toHaveCount(1)
  expect(mila).toHaveCount(0)
  await search.fill('50%_off')
  await office.getByRole('button', { name: 'Find' }).click()
  expect(office.getByText('No tickets found').first()).toBeVisible()
})
