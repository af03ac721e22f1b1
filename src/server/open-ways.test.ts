import { expect, test } from 'vitest'
import { SIMULATOR_MERCHANT } from '#nestpay/published-merchant.ts'
import { environmentLacks, readEnv } from './env.ts'
import { lacksInWords } from './live/live-site.ts'

const live = {
  LIVE: '1',
  SITE_URL: 'https://our-villas.gr',
  MAIL_FROM: 'stay@our-villas.gr',
  OWNER_EMAIL: 'owner@our-villas.gr',
  TRUST_PROXY: 'on',
  SMTP_URL: 'smtps://villas:secret@mail.example',
  NESTPAY_CLIENT_ID: '1',
  NESTPAY_STORE_KEY: 'key',
  NESTPAY_GATEWAY_URL: 'https://bank.example/gate',
  NESTPAY_API_URL: 'https://bank.example/api',
  NESTPAY_API_USER: 'user',
  NESTPAY_API_PASSWORD: 'secret',
}

const bucket = { S3_REGION: 'eu', S3_BUCKET: 'villas', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }

function refusal(over: Record<string, string | undefined>): string | null {
  const lacks = environmentLacks(readEnv({ ...live, ...over }))
  return lacks.length > 0 ? lacksInWords(lacks) : null
}

test.each([
  { DATABASE_URL: 'postgres://villas:secret@localhost/villas' },
  { INBOX_URL: 'imap://stay:secret@localhost/INBOX', REPLY_ADDRESS: 'stay@villas.example' },
  { DATABASE_URL: 'postgres://villas@127.0.0.1:5433/villas' },
  { DATABASE_URL: 'postgres:///villas?host=/var/run/postgresql' },
  { DATABASE_URL: 'postgres://villas:secret@db.example/villas?sslmode=verify-full' },
  { DATABASE_URL: 'postgresql://villas:secret@db.example/villas?ssl=true' },
  { DATABASE_URL: 'postgres://villas:secret@database/villas', PRIVATE_HOSTS: 'mail, database' },
  { DATABASE_URL: 'postgres://villas:secret@one.example,two.example/villas?sslmode=verify-full' },
  { SMTP_URL: 'smtp://127.0.0.1:25' },
  { S3_ENDPOINT: 'https://store.example', ...bucket },
  { S3_ENDPOINT: 'http://minio:9000', PRIVATE_HOSTS: 'minio', ...bucket },
  { SMTP_URL: 'smtp://villas:secret@mail.example:587/?requireTLS=true' },
])('live mode accepts connections that protect guests’ data: %o', (over) => {
  expect(refusal(over)).toBeNull()
})

test.each([
  ['DATABASE_URL', { DATABASE_URL: 'postgres://villas:secret@db.example/villas' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://villas:secret@localhost,db.example:5433/villas' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://villas:secret@10.0.0.7/villas?sslmode=disable' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://villas:secret@db.example/villas?sslmode=no-verify' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://villas:secret@database/villas', PRIVATE_HOSTS: 'elsewhere' }],
  [
    'MIGRATE_DATABASE_URL',
    { DATABASE_URL: 'postgres://villas@localhost/villas', MIGRATE_DATABASE_URL: 'postgres://o:secret@db.example/villas' },
  ],
  ['S3_ENDPOINT', { S3_ENDPOINT: 'http://store.example', ...bucket }],
  ['SMTP_URL', { SMTP_URL: 'smtp://villas:secret@mail.example:587' }],
  ['INBOX_URL', { INBOX_URL: 'imap://stay:secret@mail.example/INBOX', REPLY_ADDRESS: 'stay@villas.example' }],
])('%s is refused if it connects to another machine without encryption: %o', (name, over) => {
  const words = refusal(over)
  expect(words).toMatch(new RegExp(`- ${name} .*is another machine`))
  expect(words).not.toContain('secret')
})

test.each([
  ['NESTPAY_GATEWAY_URL', { NESTPAY_GATEWAY_URL: 'http://bank.example/gate' }],
  ['NESTPAY_API_URL', { NESTPAY_API_URL: 'http://localhost/api' }],
  ['CURRENCY_RATE_URL', { CURRENCY_RATE_URL: 'http://rates.example/{code}' }],
  ['EUR_RSD_RATE_URL', { EUR_RSD_RATE_URL: 'http://rates.example/eur' }],
  ['simulator', { NESTPAY_STORE_KEY: SIMULATOR_MERCHANT.storeKey }],
  ['simulator', { NESTPAY_API_PASSWORD: SIMULATOR_MERCHANT.apiPassword }],
])('live mode refuses an insecure or simulator value of %s: %o', (name, over) => {
  expect(refusal(over)).toMatch(new RegExp(`- .*${name}`))
})

test.each([
  ['SITE_URL', { SITE_URL: 'https://villas.example' }],
  ['MAIL_FROM', { MAIL_FROM: 'Our Villas <stay@villas.test>' }],
  ['OWNER_EMAIL', { OWNER_EMAIL: 'owner@example.com' }],
])('a live site is refused a %s that reaches nobody, unless it is live already', (name, over) => {
  expect(environmentLacks(readEnv({ ...live, ...over }))).toEqual([expect.objectContaining({ name, after: '0156' })])
})

test('outside live mode an unencrypted connection is accepted', () => {
  expect(readEnv({ DATABASE_URL: 'postgres://villas:secret@db.example/villas' }).LIVE).toBe('0')
})

test('MIGRATE_DATABASE_URL without a PostgreSQL DATABASE_URL is refused', () => {
  expect(() => readEnv({ MIGRATE_DATABASE_URL: 'postgres://owner:secret@localhost/villas' })).toThrow(/of the PostgreSQL of DATABASE_URL/)
})

test('a live site trusts its proxy; one that is live already is only told', () => {
  expect(refusal({})).toBeNull()
  expect(refusal({ TRUST_PROXY: 'off' })).toMatch(/^LIVE=1 needs:\n- TRUST_PROXY set to on: /)
  expect(environmentLacks(readEnv({ ...live, TRUST_PROXY: 'off' }))).toEqual([
    expect.objectContaining({ name: 'TRUST_PROXY', after: '0117' }),
  ])
})
