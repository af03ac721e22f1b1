import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emailProofCalls } from '../src/contract/email-proof.ts'
import { passkeyCalls } from '../src/contract/passkeys.ts'
import { sendLink } from '../src/server/accounts/reset-password.ts'
import { accounts, mails } from '../src/server/db/schema.ts'
import { getPrefix, languages } from '../src/words/languages.ts'
import { type Pages, servePages, submit } from './pages.ts'
import { passkeyDevice } from './passkey-device.ts'
import { type Client, type TestSite, testSite } from './test-site.ts'

const PASSWORD = 'Password-1'
const NEW_PASSWORD = 'Cliff-Above-7!'

let site: TestSite
let pages: Pages
beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  pages = await servePages(site)
})
afterAll(() => site.close())

const newestMail = async () => (await site.db.select().from(mails).orderBy(mails.id)).at(-1)?.text ?? ''

async function addPasskey(guest: Client, name: string): Promise<void> {
  const { options } = await guest(passkeyCalls.beginAdding, {})
  await guest(passkeyCalls.add, { name, credential: passkeyDevice().make(options) })
}

/** The tick boxes of a page: the name of each field, and whether it is ticked. */
const boxesIn = (html: string): [string, boolean][] =>
  [...html.matchAll(/<input type="checkbox"[^>]*name="(keepPasskey\.\d+)"[^>]*>/g)].map(([box, name = '']) => [name, /checked/.test(box)])

let guests = 0

describe.each(languages)('without scripts, in %s', (language) => {
  const at = getPrefix(language)
  let guest: Client
  let email: string
  beforeEach(async () => {
    guests += 1
    guest = await site.guest(`Ana ${guests}`)
    email = `ana.${guests}@example.com`
    await addPasskey(guest, 'My phone')
    await addPasskey(guest, 'A laptop')
  })
  const passkeys = async () => (await guest(passkeyCalls.list, {})).passkeys.map(({ name }) => name)

  test('without scripts the page of a reset link lists the passkeys, none ticked, and keeps those that are ticked', async () => {
    await sendLink(site.deps, email)
    const token = /token=([\w-]+)/.exec(await newestMail())?.[1] ?? ''
    const path = `${at}/reset-password?token=${token}`
    const html = await (await pages(path)).text()
    expect(html).toMatch(/My phone[\s\S]*A laptop/)
    const [phone, laptop] = boxesIn(html)
    expect([phone?.[1], laptop?.[1]]).toEqual([false, false])
    const fields = (confirmPassword: string): [string, string][] => [
      ...([
        ['intent', 'set-password'],
        ['token', token],
        ['newPassword', NEW_PASSWORD],
      ] as [string, string][]),
      ...([
        ['confirmPassword', confirmPassword],
        [phone?.[0] ?? '', '1'],
      ] as [string, string][]),
    ]
    const again = await submit(pages, path, fields('Cliff-Above-8!'))
    expect([again.status, boxesIn(await again.text()).map(([, ticked]) => ticked)]).toEqual([400, [true, false]])
    expect((await submit(pages, path, fields(NEW_PASSWORD))).status).toBe(302)
    guest = await site.signIn(email, NEW_PASSWORD)
    expect(await passkeys()).toEqual(['My phone'])
  })

  test('without scripts the form for a new password has the passkeys ticked, and removes those that are not', async () => {
    const boxes = boxesIn(await (await pages(`${at}/your-data`, { headers: { cookie: guest.cookie } })).text())
    expect(boxes.map(([, ticked]) => ticked)).toEqual([true, true])
    const fields: [string, string][] = [
      ...([
        ['intent', 'password'],
        ['password', PASSWORD],
        ['newPassword', NEW_PASSWORD],
        [boxes[1]?.[0] ?? '', '1'],
      ] as [string, string][]),
    ]
    expect((await submit(pages, `${at}/your-data`, fields, guest.cookie)).status).toBe(302)
    expect(await passkeys()).toEqual(['A laptop'])
  })

  test('a guest without scripts who has not proved the address is led to do it, and back', async () => {
    await site.db.update(accounts).set({ emailProvedAt: null }).where(eq(accounts.email, email))
    const cookie = () => ({ headers: { cookie: guest.cookie } })
    const html = await (await pages(`${at}/your-data`, cookie())).text()
    const link = /href="([^"]*\/confirm-email\?[^"]*)"/.exec(html)?.[1] ?? ''
    expect((await pages(link, cookie())).status).toBe(200)
    await guest(emailProofCalls.sendCode, {})
    const code = /\b(\d{6})\b/.exec(await newestMail())?.[1] ?? ''
    const proved = await submit(
      pages,
      link,
      [
        ['intent', 'confirm'],
        ['code', code],
      ],
      guest.cookie,
    )
    expect(proved.headers.get('location')).toBe(`${at}/your-data#passkeys`)
    // The passkeys are older than the proof, so somebody else may have added them.
    expect(await passkeys()).toEqual([])
    expect(await (await pages(`${at}/your-data`, cookie())).text()).not.toContain('/confirm-email')
  })
})
