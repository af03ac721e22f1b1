import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountCalls } from '#contract/accounts.ts'
import { type TestSite, testSite } from '../../../tests/test-site.ts'
import { mails } from '../db/schema.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const person = { fullName: 'Bob Jones', email: 'Bob@Example.com', password: 'Password-1', country: 'Serbia', phone: '+381 60 7654321' }

test('a guest registers and gets a mail', async () => {
  await site.visitor(accountCalls.register, person)
  expect((await site.db.select().from(mails).orderBy(mails.id)).map((mail) => mail.recipient)).toContain('Bob@Example.com')
})

test('a guest cannot register twice with one address, ignoring case', async () => {
  await expect(site.visitor(accountCalls.register, { ...person, email: 'bob@example.COM' })).rejects.toMatchObject({
    code: 'email_taken',
    status: 409,
  })
})

test('a guest cannot register twice with an address that differs only in Unicode variants of its letters', async () => {
  // Full-width J, Kelvin sign and long s: mail servers may treat each as a plain letter.
  for (const [double, plain] of [
    ['\uff2bana@example.com', 'kana@example.com'],
    ['\u212Aira@example.com', 'kira@example.com'],
    ['\u017Fara@example.com', 'sara@example.com'],
  ] as const) {
    await site.visitor(accountCalls.register, { ...person, email: double })
    await expect(site.visitor(accountCalls.register, { ...person, email: plain })).rejects.toMatchObject({ code: 'email_taken' })
    expect((await site.db.select().from(mails).orderBy(mails.id)).at(-1)?.recipient.toLowerCase()).toBe(plain)
  }
  await expect(site.visitor(accountCalls.register, { ...person, email: '\u0130na@example.com' })).rejects.toMatchObject({
    fields: { email: 'Invalid email' },
  })
})

test('a guest registers and signs in with letters that JavaScript and the database lowercase differently', async () => {
  const email = 'ΓΙΩΡΓΟΣ@example.com'
  await site.visitor(accountCalls.register, { ...person, email })
  await expect(site.visitor(accountCalls.login, { email, password: person.password })).resolves.toMatchObject({
    user: { name: 'Bob Jones' },
  })
})

test.each([
  ['a short password', { password: 'Abc1' }, 'password', 'At least 8 characters'],
  ['a password without a digit', { password: 'Abcdefghi' }, 'password', 'Must include uppercase letter & number'],
  ['no password', { password: '' }, 'password', 'Password is required'],
  [
    'one of the most used passwords',
    { password: 'Password1!' },
    'password',
    'This password is among the most used ones. Please choose another.',
  ],
  [
    'a password made of the email address',
    { password: 'New-Example1', email: 'new@example.com' },
    'password',
    'This password is made of your name or address. Please choose another.',
  ],
  ['no name', { fullName: '  ' }, 'fullName', 'Full name is required'],
  ['an invalid address', { email: 'bob at home' }, 'email', 'Invalid email'],
  ['no country', { country: '' }, 'country', 'Country is required'],
  ['no phone', { phoneNumber: '' }, 'phoneNumber', 'Phone is required'],
])('a guest cannot register with %s', async (_, over, field, words) => {
  const { phone, ...rest } = person
  const response = await site.send('/api/userRegister.php', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...rest, phoneNumber: phone, email: 'new@example.com', ...over }),
  })
  expect(response.status).toBe(400)
  expect((await response.json()).fields).toMatchObject({ [field]: words })
})
