import { expect, test } from './fixtures.ts'
import { enterOffice, isFineOnPhoneAndDesk } from './office.ts'

test('the owner sees the jobs, runs one and finds the run', async ({ page }) => {
  await enterOffice(page, 'jobs')
  await page.getByText(/jobs need nothing from you/).click()
  await page.getByRole('button', { name: 'Actions for ‘remind of instalments’' }).click()
  await page.getByRole('button', { name: 'Run now remind of instalments' }).click()
  await expect(page.getByText('The job runs within seconds')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: '‘remind of instalments’ finished' })).toBeVisible()
  await page.getByRole('link', { name: 'remind of instalments', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Runs of ‘remind of instalments’' })).toBeVisible()
  await expect(page.getByRole('table').last().getByText('Done').first()).toBeVisible()
  await isFineOnPhoneAndDesk(page)

  await page.getByRole('link', { name: 'Failed', exact: true }).click()
  await expect(page.getByText('No run has failed.')).toBeVisible()
  await page.getByRole('link', { name: 'Every job' }).click()
  await expect(page.getByRole('heading', { name: 'Runs', exact: true })).toBeVisible()
})
