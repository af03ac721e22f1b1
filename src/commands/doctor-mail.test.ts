import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Env, readEnv } from '#server/env.ts'
import { senderFindings } from './doctor-mail.ts'

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})
const published = `v=DKIM1; k=rsa; p=${createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64')}`
const dkim = { domain: 'villas.example', selector: 'stay', privateKey }
const env: Env = {
  ...readEnv({ SMTP_URL: 'smtp://127.0.0.1', MAIL_FROM: 'Villas <stay@villas.example>', OWNER_EMAIL: 'owner@villas.example' }),
  dkim,
}

/** The DNS of a domain, by name. Long records come in parts. */
const dns = (zone: Record<string, string[]>) => async (name: string) => {
  const records = zone[name]
  if (!records) throw Object.assign(new Error(`queryTxt ENOTFOUND ${name}`), { code: 'ENOTFOUND' })
  return records.map((record) => record.match(/.{1,255}/g) ?? [])
}
const SPF = 'v=spf1 include:mail.example -all'
const DMARC = 'v=DMARC1; p=quarantine'
const whole = {
  'villas.example': ['some-verification=1', SPF],
  'stay._domainkey.villas.example': [published],
  '_dmarc.villas.example': [DMARC],
}
const findings = async (zone: Record<string, string[]>, over: Partial<Env> = {}) =>
  (await senderFindings({ ...env, ...over }, dns(zone))).map(({ good, what, words }) => [good, what, words])

test('a domain with all three records is fine', async () => {
  expect(await findings(whole)).toEqual([
    [true, 'SPF', SPF],
    [true, 'DKIM', 'signed, with the key at stay._domainkey.villas.example'],
    [true, 'DMARC', DMARC],
  ])
})

test('for each missing record the doctor says where to enter what', async () => {
  expect(await findings({})).toEqual([
    [null, 'SPF', expect.stringMatching(/^missing\. .* for villas\.example, .*\nv=spf1 include:\.\.\. -all$/)],
    [null, 'DKIM', `signed, but the key is not published. Enter this TXT record for stay._domainkey.villas.example:\n${published}`],
    [null, 'DMARC', 'missing. Enter a TXT record for _dmarc.villas.example:\nv=DMARC1; p=none; rua=mailto:owner@villas.example'],
  ])
})

test.each([
  ['two SPF records', { 'villas.example': [SPF, 'v=spf1 -all'] }, {}, [false, 'SPF', expect.stringMatching(/has 2 records, and only one/)]],
  [
    'another published key',
    { 'stay._domainkey.villas.example': ['v=DKIM1; k=rsa; p=AAAA'] },
    {},
    [false, 'DKIM', expect.stringMatching(/another key than the published/)],
  ],
  [
    'a signature of another domain',
    { 'stay._domainkey.other.example': [published] },
    { dkim: { ...dkim, domain: 'other.example' } },
    [null, 'DKIM', expect.stringMatching(/proves nothing for villas\.example/)],
  ],
  [
    'no key of the site’s own',
    {},
    { dkim: null },
    [null, 'DKIM', expect.stringMatching(/^not signed by the site\. Right if the mail server/)],
  ],
  ['a sender in a subdomain', {}, { MAIL_FROM: 'stay@mail.villas.example' }, [true, 'DMARC', DMARC]],
] as const)('what the doctor says about the records of a domain: %s', async (_, zone, over, finding) => {
  expect(await findings({ ...whole, ...(zone as object) }, over)).toContainEqual(finding)
})

test('without the internet it is one note, and a site without a mail server has no sender to check', async () => {
  const offline = async () => Promise.reject(Object.assign(new Error('queryTxt ECONNREFUSED villas.example'), { code: 'ECONNREFUSED' }))
  expect((await senderFindings(env, offline)).map(({ good, what }) => [good, what])).toEqual([[null, 'sender’s domain']])
  expect(await findings(whole, { SMTP_URL: undefined })).toEqual([])
})
