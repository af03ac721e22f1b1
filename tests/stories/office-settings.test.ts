import { expect } from '../form-browser/expect.ts'
import { test } from './house.ts'
import { openPart, saveSettings } from './steps.ts'

test('a saved setting is shown after a reload', async ({ office }) => {
  await office.goto('/admin/dashboard/settings?tab=company')
  await openPart(office, 'Rating')
  const source = office.getByLabel('Source')
  const before = await source.inputValue()
  for (const text of ['Booking.com, May 2026', before]) {
    await source.fill(text)
    await saveSettings(office)
    await office.reload()
    await openPart(office, 'Rating')
    expect(source).toHaveValue(text)
  }
})

test('the hosts’ story is on the home page until it is removed', async ({ page: guest, office }) => {
  await office.goto('/admin/dashboard/settings?tab=hosts')
  const save = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) await office.getByLabel(label).fill(value)
    await saveSettings(office)
    await guest.goto('/')
  }
  await save({
    'Your names': 'Eleni and Marko',
    'Your portrait': '/pictures/beach.jpg',
    'Your story': 'We came for a summer.\n\nWe stayed.',
  })
  expect(guest.getByRole('heading', { name: 'Your hosts' })).toBeVisible()
  expect(guest.getByText('We stayed.')).toBeVisible()
  await save({ 'Your names': '', 'Your portrait': '', 'Your story': '' })
  expect(guest.getByRole('heading', { name: 'What guests say' })).toBeVisible()
  expect(guest.getByRole('heading', { name: 'Your hosts' })).toBeHidden()
})

test('testimonials are on the home page if they have a quote', async ({ page: guest, office }) => {
  await office.goto('/admin/dashboard/settings?tab=testimonials')
  const [quote, guests] = [office.getByLabel(/^Third quote/), office.getByLabel('Guests of the third quote')]
  expect(quote).toHaveAccessibleDescription('TO BE FILLED IN before the site goes live.')
  expect(office.getByLabel(/^First quote/)).toHaveAccessibleDescription(/invented examples/)
  const before = [await quote.inputValue(), await guests.inputValue()] as const
  const save = async (text: string, who: string) => {
    await quote.fill(text)
    await guests.fill(who)
    await saveSettings(office)
    await guest.goto('/')
  }
  const section = guest.locator('section').filter({ has: guest.getByRole('heading', { name: 'What guests say' }) })
  await save('The lemons in the garden <b>are</b> real.', 'Jelena, Villa Eirini')
  expect(section.getByText('The lemons in the garden <b>are</b> real.')).toBeVisible()
  expect(section.getByRole('listitem')).toHaveCount(3)
  await save('', 'Jelena, Villa Eirini')
  expect(section.getByRole('listitem')).toHaveCount(2)
  expect(guest.getByText('Jelena, Villa Eirini')).toBeHidden()
  await save(...before)
  expect(section.getByText(before[0])).toBeVisible()
})

test('the owners’ pages elsewhere are in the footer if they have an address, and a wrong one is said in its row', async ({
  page: guest,
  office,
}) => {
  await office.goto('/admin/dashboard/settings?tab=company')
  await openPart(office, 'Your pages elsewhere')
  const row = (number: number) => ({
    name: office.getByLabel(`Name of page ${number}`),
    address: office.getByLabel(`Web address of page ${number}`),
  })
  expect(row(1).name).toHaveValue('Instagram')
  await row(1).name.fill('')
  await row(2).address.fill('https://example.com/our-villas')
  await row(3).name.fill('Our pictures')
  await row(3).address.fill('http://example.com/pictures')
  await office.getByRole('button', { name: 'Save Changes' }).click()
  expect(row(3).address).toHaveAccessibleDescription('Please give a web address that begins with https://, or none')
  expect(row(3).name).toHaveValue('Our pictures')
  await row(3).address.fill('')
  await saveSettings(office)
  expect(row(1).name).toHaveValue('Facebook')
  expect(row(2).name).toHaveValue('Our pictures')
  await guest.goto('/gallery')
  const links = guest.getByRole('contentinfo').getByRole('list', { name: 'Our pages elsewhere' })
  expect(links.getByRole('link')).toHaveCount(1)
  expect(links.getByRole('link', { name: 'Facebook' })).toHaveAttribute('href', 'https://example.com/our-villas')
})
