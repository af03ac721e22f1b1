import { villas } from '../../src/server/db/schema.ts'
import { newsKey } from '../../src/server/mail/news-consent.ts'
import { lockThreadOfStay } from '../../src/server/threads/lock-thread.ts'
import { threadPage } from '../../src/server/threads/thread-link.ts'
import { aStay } from '../builders.ts'
import { expect } from '../form-browser/expect.ts'
import { SITE } from '../test-site.ts'
import { type House, test } from './house.ts'

const email = 'hanna.vogt@example.org'

/** The link to the conversation of a paid stay that was entered by hand and ended long ago. */
async function openConversation(house: House): Promise<string> {
  const [villa] = await house.db.select({ id: villas.id }).from(villas).limit(1)
  const bookingId = await aStay(house.db, {
    villaId: villa?.id ?? 0,
    guestName: 'Hanna Vogt',
    checkIn: '2026-01-05',
    email,
    language: 'de',
  })
  const { id } = await house.db.transaction((tx) => lockThreadOfStay(tx, house.deps, { id: bookingId, language: 'de' }))
  return threadPage(house.deps, { id, language: 'de', stayEmail: email }).replace(SITE, '')
}

test('a guest without account agrees on the page of the conversation, unsubscribes by the link of a mail, and undoes it', async ({
  page,
  house,
}) => {
  const ask = await openConversation(house)
  await page.goto(ask)
  const box = page.getByLabel('Schreiben Sie mir ab und zu per E-Mail Neuigkeiten und Angebote der Villen')
  expect(box).not.toBeChecked()
  await box.check()
  await page.getByRole('button', { name: 'Speichern' }).click()
  expect(box).toBeChecked()
  await page.goto(`/de/news/${newsKey(house.deps, email)}`)
  await page.getByRole('button', { name: 'Abbestellen' }).click()
  expect(page.getByText('Sie bekommen keine Neuigkeiten der Villen per E-Mail.')).toBeVisible()
  await page.goto(ask)
  expect(box).not.toBeChecked()
  await page.goto(`/de/news/${newsKey(house.deps, email)}`)
  await page.getByRole('button', { name: 'Rückgängig machen' }).click()
  expect(page.getByRole('button', { name: 'Abbestellen' })).toBeVisible()
})
