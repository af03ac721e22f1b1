import { sql } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../tests/test-site.ts'
import { createApp } from '../app.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const posted = (path: string, body: object) =>
  site.send(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

test('a successful call returns success, and a failed one the same text as error and as message', async () => {
  expect(await (await site.send('/api/villas.php')).json()).toMatchObject({ success: true, villas: [] })
  const refused = await posted('/api/userRegister.php', {})
  expect(refused.status).toBe(400)
  const { success, error, message, fields } = await refused.json()
  expect([success, message]).toEqual([false, error])
  expect(Object.keys(fields).sort()).toEqual(['country', 'email', 'fullName', 'password', 'phoneNumber'])
})

const long = 'x'.repeat(10_000)
test.each([
  ['/api/userRegister.php', { fullName: long, email: `${long}@example.com`, password: `A1${long}`, country: long, phoneNumber: long }],
  ['/api/checkUser.php', { email: `${long}@example.com`, password: long }],
  ['/api/forgotPassword.php', { email: `${long}@example.com` }],
  ['/api/verifyResetToken.php', { token: long }],
  ['/api/resetPassword.php', { token: long, newPassword: `Aa1!${long}` }],
])('%s refuses ten thousand characters in every field, with a message', async (path, body) => {
  const response = await posted(path, body)
  expect(response.status).toBe(400)
  const { fields } = await response.json()
  expect(Object.keys(fields).sort()).toEqual(Object.keys(body).sort())
  for (const words of Object.values(fields)) expect(words).toMatch(/^(At most \d+ characters|Email is invalid|Invalid email)$/)
})

test('an unexpected error returns 500 with a reference that is in the log, and no details', async () => {
  const lines: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => lines.push(line) })
  await site.asOwner(sql`ALTER TABLE villas RENAME TO villas_gone`)
  const response = await createApp({ ...site.deps, log }).request('http://localhost:3000/api/villas.php')
  await site.asOwner(sql`ALTER TABLE villas_gone RENAME TO villas`)
  expect(response.status).toBe(500)
  const text = await response.text()
  const { reference, error } = JSON.parse(text)
  expect(error).toBe('Something went wrong on our side. Nothing was lost. Please try again.')
  expect(lines.join()).toContain(reference)
  expect(text).not.toMatch(/villas|select|\bat \//i)
})
