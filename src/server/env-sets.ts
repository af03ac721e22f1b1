import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { BadEnvironment } from './bad-environment.ts'

const bankNames = [
  'NESTPAY_CLIENT_ID',
  'NESTPAY_STORE_KEY',
  'NESTPAY_GATEWAY_URL',
  'NESTPAY_API_URL',
  'NESTPAY_API_USER',
  'NESTPAY_API_PASSWORD',
] as const
const bucketNames = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
const dkimNames = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_KEY_FILE'] as const

const inboxNames = ['INBOX_URL', 'REPLY_ADDRESS'] as const

type Given = Record<string, string | undefined>

/** Variables that must be set together; null if none is set. @throws BadEnvironment if some are missing */
function allOrNone<Name extends string>(given: Given, names: readonly Name[], refusal: string): Record<Name, string> | null {
  const missing = names.filter((name) => !given[name])
  if (missing.length === names.length) return null
  if (missing.length > 0) throw new BadEnvironment(`${refusal}; missing: ${missing.join(', ')}`)
  return Object.fromEntries(names.map((name) => [name, given[name] ?? ''])) as Record<Name, string>
}

export type BankKeys = {
  clientId: string
  storeKey: string
  gatewayUrl: string
  apiUrl: string
  apiUser: string
  apiPassword: string
}

export function bankKeys(given: Given): BankKeys | null {
  const set = allOrNone(given, bankNames, 'The bank needs all six NESTPAY_ names or none')
  if (!set) return null
  for (const name of ['NESTPAY_GATEWAY_URL', 'NESTPAY_API_URL'] as const)
    if (!URL.canParse(set[name])) throw new BadEnvironment(`${name}: ${set[name]} is no address.`)
  return {
    clientId: set.NESTPAY_CLIENT_ID,
    storeKey: set.NESTPAY_STORE_KEY,
    gatewayUrl: set.NESTPAY_GATEWAY_URL,
    apiUrl: set.NESTPAY_API_URL,
    apiUser: set.NESTPAY_API_USER,
    apiPassword: set.NESTPAY_API_PASSWORD,
  }
}

/** S3-compatible storage for pictures, instead of the data folder. */
export type Bucket = {
  endpoint: string
  region: string
  name: string
  accessKeyId: string
  secretAccessKey: string
  /** Puts the bucket's name into the path instead of the host. */
  pathStyle: boolean
  /** Prefix of all keys; ends with a slash unless empty. */
  prefix: string
}

export function readBucket(given: Given, { pathStyle, prefix = '' }: { pathStyle: boolean; prefix: string | undefined }): Bucket | null {
  const set = allOrNone(given, bucketNames, `A bucket for pictures needs all five of ${bucketNames.join(', ')} or none`)
  if (!set) return null
  return {
    endpoint: set.S3_ENDPOINT,
    region: set.S3_REGION,
    name: set.S3_BUCKET,
    accessKeyId: set.S3_ACCESS_KEY_ID,
    secretAccessKey: set.S3_SECRET_ACCESS_KEY,
    pathStyle,
    prefix: prefix.replace(/(?<=[^/])$/, '/'),
  }
}

/** Signs mails, so that their domain's owner can be verified (RFC 6376). The public key is at `selector._domainkey.domain`. */
export type Dkim = { domain: string; selector: string /** RSA, as PEM. */; privateKey: string }

export function readDkim(given: Given): Dkim | null {
  const set = allOrNone(given, dkimNames, `Signed mails need all three of ${dkimNames.join(', ')} or none`)
  return set && { domain: set.DKIM_DOMAIN.toLowerCase(), selector: set.DKIM_SELECTOR, privateKey: rsaKeyIn(set.DKIM_KEY_FILE) }
}

function rsaKeyIn(file: string): string {
  try {
    const pem = readFileSync(file, 'utf8')
    if (createPrivateKey(pem).asymmetricKeyType !== 'rsa') throw new Error('it is no RSA key')
    return pem
  } catch (error) {
    throw new BadEnvironment(`DKIM_KEY_FILE: ${file} has no usable RSA private key (${(error as Error).message}).`)
  }
}

/** The mailbox in which guests' answers arrive. `address`: its own; with anything after a plus sign a mail arrives there, too. */
export type Inbox = {
  host: string
  port: number
  /** By TLS from the start. */
  secure: boolean
  user: string
  password: string
  folder: string
  address: string
}

const ReplyAddress = z.email().regex(/^[^+@]{1,18}@/)

export function readInbox(given: Given): Inbox | null {
  const set = allOrNone(given, inboxNames, `Answers by mail need both ${inboxNames.join(' and ')} or none`)
  if (!set) return null
  const url = URL.parse(set.INBOX_URL)
  // Says nothing of what was given: it has a password.
  if (!url || !/^imaps?:$/.test(url.protocol) || url.username === '' || url.password === '')
    throw new BadEnvironment('INBOX_URL: please enter imaps://user:password@host/INBOX, with signs such as @ in user and password as %40.')
  if (!ReplyAddress.safeParse(set.REPLY_ADDRESS).success)
    throw new BadEnvironment('REPLY_ADDRESS: please enter an address with at most 18 letters before the @, and no plus sign.')
  const secure = url.protocol === 'imaps:'
  return {
    host: url.hostname,
    port: Number(url.port) || (secure ? 993 : 143),
    secure,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    folder: decodeURIComponent(url.pathname.slice(1)) || 'INBOX',
    address: set.REPLY_ADDRESS.toLowerCase(),
  }
}
