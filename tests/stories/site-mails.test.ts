import { expect } from '../form-browser/expect.ts'
import { test } from './house.ts'

test('the words of an email are changed, looked at and put back without scripts', async ({ office }) => {
  const save = () => office.getByRole('button', { name: 'Save texts' }).click()
  const subject = office.getByLabel('Subject').first()
  const showsTitle = (title: string) =>
    expect(office.locator('#preview-of-mail')).toHaveAttribute('srcdoc', new RegExp(`<h1[^>]*>${title}<`))
  await office.goto('/admin/dashboard/site-mails/change_refused')
  await subject.fill('Not this time: {booking_number}')
  await office.getByRole('button', { name: 'See how it looks (English)' }).click()
  showsTitle('Not this time: 7K3Q9A')
  expect(subject).toHaveValue('Not this time: {booking_number}')
  expect(office.getByText('So far in your words')).toHaveCount(0)
  await save()
  expect(office.getByText('So far in your words: English.')).toBeVisible()
  await office.getByLabel('Booking number').fill('NOSUCH')
  await office.getByRole('button', { name: 'Show' }).click()
  expect(office.getByText('There is no booking with this number')).toBeVisible()
  await office.getByLabel('Booking number').fill('')
  await office.getByRole('button', { name: 'Show' }).click()
  showsTitle('Not this time: 7K3Q9A')
  await office.getByRole('button', { name: 'Back to the first text (English)' }).click()
  expect(subject).toHaveValue('Your booking {booking_number} stays as it is')
})
