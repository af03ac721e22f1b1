import { hostsIn } from './db/database-url.ts'

type Address = string | undefined
type Ways = {
  DATABASE_URL?: Address
  MIGRATE_DATABASE_URL?: Address
  SMTP_URL?: Address
  INBOX_URL?: Address
  S3_ENDPOINT?: Address
  PRIVATE_HOSTS: string
}

const LOCAL = /^(localhost|127\.[\d.]+|\[::1\]|)$/
const ENCRYPTED_MODES = new Set(['require', 'verify-ca', 'verify-full'])

const databaseEncrypts = ({ searchParams }: URL) =>
  ENCRYPTED_MODES.has(searchParams.get('sslmode') ?? '') || ['true', '1'].includes(searchParams.get('ssl') ?? '')

const mailEncrypts = ({ protocol, searchParams }: URL) => protocol === 'smtps:' || searchParams.get('requireTLS') === 'true'

const inboxEncrypts = ({ protocol }: URL) => protocol === 'imaps:'

const storeEncrypts = ({ protocol }: URL) => protocol === 'https:'

/** Lists unencrypted connections to other machines, with the setting that fixes each. */
export function openWays({ DATABASE_URL, MIGRATE_DATABASE_URL, SMTP_URL, INBOX_URL, S3_ENDPOINT, PRIVATE_HOSTS }: Ways): string[] {
  const databases = Object.entries({ DATABASE_URL, MIGRATE_DATABASE_URL }).flatMap(([name, url]) =>
    (url ? hostsIn(url).urls : []).map((address) => ({ name, address, encrypts: databaseEncrypts, remedy: 'with ?sslmode=verify-full' })),
  )
  const ways = [
    ...databases,
    { name: 'SMTP_URL', address: SMTP_URL, encrypts: mailEncrypts, remedy: 'beginning with smtps://, or with ?requireTLS=true' },
    { name: 'INBOX_URL', address: INBOX_URL, encrypts: inboxEncrypts, remedy: 'beginning with imaps://' },
    { name: 'S3_ENDPOINT', address: S3_ENDPOINT, encrypts: storeEncrypts, remedy: 'beginning with https://' },
  ]
  const ours = new Set(PRIVATE_HOSTS.split(/[\s,]+/))
  return ways.flatMap(({ name, address, encrypts, remedy }) => {
    const url = address ? URL.parse(address) : null
    if (!url || LOCAL.test(url.hostname) || ours.has(url.hostname) || encrypts(url)) return []
    return `${name} ${remedy}: ${url.hostname} is another machine (or name it in PRIVATE_HOSTS, where nobody else is on the way)`
  })
}
