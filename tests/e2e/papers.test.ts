import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { textOf } from '../poppler.ts'
import { filesIn } from '../zip-files.ts'
import { expect, test } from './fixtures.ts'
import { isFineOnPhoneAndDesk, officePage } from './office.ts'
import { openPaidStay, panelOf } from './paid-stay.ts'

/** The file that a click saves. */
async function saved(page: Page, click: () => Promise<void>): Promise<{ name: string; file: Buffer }> {
  const download = page.waitForEvent('download')
  await click()
  const done = await download
  return { name: done.suggestedFilename(), file: readFileSync(await done.path()) }
}

test('a guest downloads the receipt of a stay, and the owner all documents of the month', async ({ page, guest, browser }) => {
  await openPaidStay(page, guest, 48)
  const papers = panelOf(page, 'Papers').getByRole('listitem')
  await expect(papers).toHaveCount(2)
  const receipt = await saved(page, () => papers.filter({ hasText: 'Receipt' }).getByRole('link').click())
  expect(receipt.name).toMatch(/^receipt-RC-20\d\d-\d{5}\.pdf$/)
  expect(textOf(receipt.file)).toContain('Villa Eirini')
  expect(textOf(receipt.file)).toContain(guest.email)

  const office = await officePage(browser)
  await office.goto('/admin/dashboard/papers')
  const number = receipt.name.slice('receipt-'.length, -'.pdf'.length)
  await expect(office.getByRole('row').filter({ hasText: number })).toHaveCount(1)
  await isFineOnPhoneAndDesk(office)
  const { file } = await saved(office, () => office.getByRole('button', { name: 'Download all (ZIP)' }).click())
  const files = filesIn(file)
  expect(files.get(receipt.name)?.equals(receipt.file)).toBe(true)
})
