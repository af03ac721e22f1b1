import { constants } from 'node:fs'
import { access, mkdir, statfs } from 'node:fs/promises'
import { backupFolder } from '#server/backup/back-up.ts'
import { checkPublicKey } from '#server/backup/encryption.ts'
import { newestBackup } from '#server/backup/newest-backup.ts'
import { BadEnvironment } from '#server/bad-environment.ts'
import { type Env, readEnv } from '#server/env.ts'
import { openStore } from '#server/store/open-store.ts'
import { tryStore } from '#server/store/try-store.ts'
import { databaseFindings } from './doctor-database.ts'
import { bad, type Finding, good, note } from './doctor-findings.ts'
import { mailboxFinding, mailServerFinding, senderFindings, systemTxt } from './doctor-mail.ts'

const PATIENCE_MS = 5_000
const LEAST_FREE_BYTES = 1024 ** 3

const checks: ((env: Env) => Finding | Promise<Finding | Finding[]>)[] = [
  ({ LIVE, siteUrl }) => note('mode', `${LIVE === '1' ? 'live' : 'trial'}, at ${siteUrl}`),
  ({ bank, NESTPAY_HASH_VERSION }) =>
    bank
      ? good('bank', `${bank.clientId} at ${bank.gatewayUrl}, ${NESTPAY_HASH_VERSION}`)
      : note('bank', 'none in the environment; the one of the office counts, or else the simulator'),
  ({ bank }) => (bank ? reachable('bank’s API', bank.apiUrl) : note('bank’s API', 'asked in the office, on the page Bank')),
  (env) => databaseFindings(env, PATIENCE_MS),
  ({ DATA_DIR }) => checkFolder(DATA_DIR),
  (env) => checkPictures(env),
  (env) => checkBackups(env),
  (env) => mailServerFinding(env, PATIENCE_MS),
  (env) => mailboxFinding(env, PATIENCE_MS),
  (env) => senderFindings(env, systemTxt(PATIENCE_MS)),
  ({ OWNER_EMAIL }) =>
    OWNER_EMAIL
      ? good('owner’s mail', OWNER_EMAIL)
      : note('owner’s mail', 'none; mails for the owners go to the contact address of the settings'),
  ({ EUR_RSD_RATE_URL }) => reachable('exchange rate', EUR_RSD_RATE_URL),
  ({ ADMIN_EMAIL, ADMIN_PASSWORD }) =>
    ADMIN_EMAIL && ADMIN_PASSWORD
      ? good('first administrator', ADMIN_EMAIL)
      : note('first administrator', 'made at first start, with a password printed once'),
  ({ ADMIN_TWO_STEP, LIVE }) =>
    ADMIN_TWO_STEP === 'required'
      ? good('two-step sign-in', 'demanded of every administrator')
      : note('two-step sign-in', `offered${LIVE === '1' ? '; ADMIN_TWO_STEP=required demands it, which real guests’ data is worth' : ''}`),
  ({ TRUST_PROXY, siteUrl }) => {
    if (TRUST_PROXY === 'on') return good('proxy', 'trusted; the site must not be reachable without it')
    if (!siteUrl.startsWith('https://')) return note('proxy', 'none')
    return bad('proxy', 'https comes from a proxy, and all visitors count as one address; set TRUST_PROXY=on')
  },
  ({ RATE_LIMITS }) => (RATE_LIMITS === 'on' ? good('rate limits', 'on') : bad('rate limits', 'off; only for load tests')),
]

async function reachable(what: string, address: string): Promise<Finding> {
  const host = new URL(address).host
  try {
    const { status } = await fetch(address, { method: 'GET', signal: AbortSignal.timeout(PATIENCE_MS) })
    return status < 500 ? good(what, `${host} answers`) : bad(what, `${host} answers ${status}`)
  } catch (error) {
    return bad(what, `${host} does not answer: ${(error as Error).message}`)
  }
}

async function checkFolder(folder: string): Promise<Finding> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
    const { bavail, bsize } = await statfs(folder)
    const free = bavail * bsize
    const words = `${folder}, ${(free / 1024 ** 3).toFixed(1)} GiB free`
    return free >= LEAST_FREE_BYTES ? good('data folder', words) : bad('data folder', `${words}; make room`)
  } catch (error) {
    return bad('data folder', (error as Error).message)
  }
}

async function checkPictures(env: Env): Promise<Finding> {
  const store = openStore(env, PATIENCE_MS)
  if (!env.bucket) return note('pictures', `in ${store.place}; set the S3_ names for a store that several machines share`)
  return tryStore(store).then(
    () => good('pictures', `${store.place} can be written, read and listed`),
    (error: Error) => bad('pictures', error.message),
  )
}

async function checkBackups(env: Env): Promise<Finding[]> {
  const folder = backupFolder(env)
  const newest = await newestBackup(folder)
  const none = env.BACKUPS_KEPT === 0 ? 'none are made by the site' : `none yet in ${folder}; every night there is one`
  const found = newest
    ? good('backups', `the newest in ${folder} is ${newest.name}, ${(newest.bytes / 1024 ** 2).toFixed(1)} MiB`)
    : note('backups', none)
  return [
    found,
    await checkKey(env),
    ...(env.BACKUP_TO_BUCKET === 'on' ? [note('copies of backups', 'into the bucket, below backups/')] : []),
  ]
}

function checkKey({ BACKUP_KEY }: Env): Finding | Promise<Finding> {
  if (!BACKUP_KEY) return note('backups’ key', 'none: whoever has a backup can read it; BACKUP_KEY encrypts them')
  return checkPublicKey(BACKUP_KEY).then(
    () => good('backups’ key', `encrypted for ${BACKUP_KEY}`),
    (error: Error) => bad('backups’ key', error.message),
  )
}

try {
  const env = readEnv(process.env)
  const findings = (await Promise.all(checks.map((check) => check(env)))).flat()
  for (const { good, what, words } of findings)
    console.log(`${good === null ? '·' : good ? '✓' : '✗'} ${what.padEnd(22)} ${words.replaceAll('\n', `\n${' '.repeat(25)}`)}`)
  process.exitCode = findings.some(({ good }) => good === false) ? 1 : 0
} catch (error) {
  if (!(error instanceof BadEnvironment)) throw error
  console.error(`✗ ${'configuration'.padEnd(22)} ${error.message}`)
  process.exitCode = 1
}
