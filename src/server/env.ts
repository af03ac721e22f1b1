import { z } from 'zod'
import type { LiveConditionCode } from '#domain/going-live/conditions.ts'
import { isReservedName, isSampleEmail } from '#domain/going-live/samples.ts'
import { MAXIMUM_NIGHTS } from '#domain/stay-rules.ts'
import { SIMULATOR_MERCHANT } from '#nestpay/published-merchant.ts'
import { BadEnvironment } from './bad-environment.ts'
import { type BankKeys, type Bucket, bankKeys, type Dkim, type Inbox, readBucket, readDkim, readInbox } from './env-sets.ts'
import type { LiveCondition } from './live-condition.ts'
import { openWays } from './open-ways.ts'

const Switch = z.enum(['on', 'off'])
// Both become part of URLs; these patterns exclude characters that would change the target.
const BucketName = z.string().regex(/^\w[\w.-]*$/, 'Please use letters, digits, dots and dashes')
const Prefix = z.string().regex(/^\w[\w.-]*(\/\w[\w.-]*)*\/?$/, 'Please use letters, digits, dots and dashes, with slashes between')
const Years = z.coerce.number().min(0.5).max(100)

const Environment = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  SITE_URL: z.url().optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.string().optional(),
  MIGRATE_DATABASE_URL: z.string().optional(),
  // One transaction at a time would let a slow one stop the site.
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(1_000).default(20),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: BucketName.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PATH_STYLE: Switch.default('on'),
  S3_PREFIX: Prefix.optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUPS_KEPT: z.coerce.number().int().min(0).default(14),
  BACKUP_KEY: z
    .string()
    .regex(/^age1\w+$/, 'Please enter a public key of age (age1...), as age-keygen prints it. The private key stays elsewhere')
    .optional(),
  BACKUP_TO_BUCKET: Switch.default('off'),
  BACKUP_BEFORE_UPDATE: Switch.default('on'),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(8).optional(),
  ADMIN_TWO_STEP: z.enum(['offered', 'required']).default('offered'),
  NESTPAY_CLIENT_ID: z.string().optional(),
  NESTPAY_STORE_KEY: z.string().optional(),
  NESTPAY_GATEWAY_URL: z.url().optional(),
  NESTPAY_API_URL: z.url().optional(),
  NESTPAY_API_USER: z.string().optional(),
  NESTPAY_API_PASSWORD: z.string().optional(),
  NESTPAY_HASH_VERSION: z.enum(['ver2', 'ver3']).default('ver2'),
  NESTPAY_LANG: z
    .string()
    .default('en,sr')
    .transform((text) => text.split(',').map((one) => one.trim())),
  NESTPAY_CALLBACK: Switch.default('off'),
  SIMULATOR_PORT: z.coerce.number().int().optional(),
  SIMULATOR_REFRESH_SECONDS: z.coerce.number().int().min(0).default(3),
  LIVE: z.enum(['0', '1']).default('0'),
  EUR_RSD_RATE_URL: z.url().default('https://kurs.resenje.org/api/v1/currencies/eur/rates/today'),
  CURRENCY_RATE_URL: z.url().includes('{code}').default('https://kurs.resenje.org/api/v1/currencies/{code}/rates/today'),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().optional(),
  DKIM_DOMAIN: z.string().optional(),
  DKIM_SELECTOR: z.string().optional(),
  DKIM_KEY_FILE: z.string().optional(),
  INBOX_URL: z.string().optional(),
  REPLY_ADDRESS: z.string().optional(),
  OWNER_EMAIL: z.email().optional(),
  // At least 6: the minimum stay has six nights if the fifth would end on a Sunday.
  LONGEST_STAY_NIGHTS: z.coerce.number().int().min(6).max(366).default(MAXIMUM_NIGHTS),
  HOLD_MINUTES: z.coerce.number().int().min(5).max(120).default(20),
  KEEP_MAILS_YEARS: Years.default(2),
  KEEP_TICKETS_YEARS: Years.default(3),
  KEEP_COMPLAINTS_YEARS: Years.default(2),
  KEEP_IDLE_ACCOUNTS_YEARS: Years.default(3),
  KEEP_BANK_MESSAGES_YEARS: Years.default(5),
  KEEP_ACTIVITY_YEARS: Years.default(5),
  KEEP_BOOKINGS_YEARS: Years.default(10),
  CALENDARS_INSIDE: Switch.default('off'),
  PRIVATE_HOSTS: z.string().default(''),
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(6),
  STALL_SECONDS: z.coerce.number().min(0).max(3600).default(60),
  TRUST_PROXY: Switch.default('off'),
  METRICS_TOKEN: z.string().min(16).optional(),
  RATE_LIMITS: Switch.default('on'),
  MCP_PER_MINUTE: z.coerce.number().int().min(1).max(100_000).default(600),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export type Env = Omit<z.output<typeof Environment>, 'SITE_URL' | 'SIMULATOR_PORT'> & {
  siteUrl: string
  simulatorPort: number
  /** Null if no real bank is configured. */
  bank: BankKeys | null
  /** Null if pictures are in the data folder. */
  bucket: Bucket | null
  /** Null if mails are not signed here. */
  dkim: Dkim | null
  /** Null if guests answer mails to the owners' address. */
  inbox: Inbox | null
}

/** Reads the configuration from environment variables; empty values count as unset. @throws BadEnvironment */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    throw new BadEnvironment(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
  }
  const env = parsed.data
  if (env.MIGRATE_DATABASE_URL && !env.DATABASE_URL)
    throw new BadEnvironment('MIGRATE_DATABASE_URL names a role of the PostgreSQL of DATABASE_URL. Please set that, too.')
  const bucket = readBucket(given, { pathStyle: env.S3_PATH_STYLE === 'on', prefix: env.S3_PREFIX })
  if (env.BACKUP_TO_BUCKET === 'on' && !(bucket && env.BACKUP_KEY))
    throw new BadEnvironment('BACKUP_TO_BUCKET=on needs a bucket (the S3_ names) and BACKUP_KEY: a copy elsewhere is encrypted.')
  return {
    ...env,
    siteUrl: (env.SITE_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    simulatorPort: env.SIMULATOR_PORT ?? env.PORT + 1,
    bank: bankKeys(given),
    bucket,
    dkim: readDkim(given),
    inbox: readInbox(given),
  }
}

const isEncrypted = (address: string): boolean => URL.parse(address)?.protocol === 'https:'

const isPublished = ({ storeKey, apiPassword }: BankKeys): boolean =>
  storeKey === SIMULATOR_MERCHANT.storeKey || apiPassword === SIMULATOR_MERCHANT.apiPassword

/** Newest migration when values began to be checked for truth. */
const TRUE_SINCE = '0156'

const VARIABLE = /[A-Z][A-Z0-9]+_[A-Z0-9_]*/

/** What owners have entered in the office in the place of variables. */
export type EnteredInOffice = { bank: boolean }

/** What a live site lacks in its environment and what owners have entered. */
export function environmentLacks(env: Env, office: EnteredInOffice = { bank: false }): LiveCondition[] {
  const { bank, siteUrl, MAIL_FROM, OWNER_EMAIL } = env
  const wanted: [met: boolean, code: LiveConditionCode, words: string, after?: string][] = [
    [bank !== null || office.bank, 'bank', 'the six NESTPAY_ names of a real bank'],
    [siteUrl.startsWith('https://'), 'address', 'SITE_URL with https'],
    [env.SMTP_URL !== undefined, 'mail_server', 'SMTP_URL, a mail server'],
    [MAIL_FROM !== undefined, 'sender', 'MAIL_FROM, the sender of mails'],
    [OWNER_EMAIL !== undefined, 'owner_mail', 'OWNER_EMAIL, who gets the owners’ mails'],
    [env.RATE_LIMITS === 'on', 'rate_limits', 'RATE_LIMITS left on'],
    [!bank || isEncrypted(bank.gatewayUrl), 'bank', 'NESTPAY_GATEWAY_URL with https', '0027'],
    [!bank || isEncrypted(bank.apiUrl), 'bank', 'NESTPAY_API_URL with https', '0027'],
    [isEncrypted(env.EUR_RSD_RATE_URL), 'rate_source', 'EUR_RSD_RATE_URL with https', '0027'],
    [isEncrypted(env.CURRENCY_RATE_URL), 'rate_source', 'CURRENCY_RATE_URL with https', '0086'],
    [
      env.TRUST_PROXY === 'on',
      'proxy',
      'TRUST_PROXY set to on: https comes from a proxy, and without this rate limits count all visitors as one address',
      '0117',
    ],
    [
      !bank || !isPublished(bank),
      'bank',
      'NESTPAY_STORE_KEY and the other keys of a bank: the given ones are those of the simulator, which everybody can read',
    ],
    [
      !isReservedName(URL.parse(siteUrl)?.hostname ?? ''),
      'address',
      'SITE_URL of your own: names such as .example reach nobody',
      TRUE_SINCE,
    ],
    [!isSampleEmail(MAIL_FROM ?? ''), 'sender', 'MAIL_FROM of your own: names such as .example reach nobody', TRUE_SINCE],
    [!isSampleEmail(OWNER_EMAIL ?? ''), 'owner_mail', 'OWNER_EMAIL of your own: names such as .example reach nobody', TRUE_SINCE],
  ]
  const missing = wanted.flatMap(([met, code, words, after = '']) => (met ? [] : [{ code, words, after }]))
  const open = openWays(env).map((words) => ({ code: 'private_ways' as const, words, after: '' }))
  return [...missing, ...open].map((lack) => ({ kind: 'environment', name: VARIABLE.exec(lack.words)?.[0] ?? '', ...lack }))
}

/** True if the way to the database is open to others, so that a live site must not send its password. */
export const isDatabaseWayOpen = (env: Env): boolean =>
  env.LIVE === '1' && environmentLacks(env).some(({ name }) => /^(MIGRATE_)?DATABASE_URL$/.test(name))
