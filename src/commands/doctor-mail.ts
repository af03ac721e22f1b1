import { createPublicKey } from 'node:crypto'
import { Resolver } from 'node:dns/promises'
import { createTransport } from 'nodemailer'
import { withMailbox } from '#server/answers/mailbox.ts'
import type { Env } from '#server/env.ts'
import { bad, type Finding, good, note } from './doctor-findings.ts'

/** The TXT records of a name, each in its parts. Rejects with `ENOTFOUND` or `ENODATA` if there are none. */
type ReadTxt = (name: string) => Promise<string[][]>

const SENDER_DOMAIN = /@([^\s@>]+\.[^\s@>]+)>?\s*$/
const NO_RECORD = new Set(['ENOTFOUND', 'ENODATA'])

export async function mailServerFinding({ SMTP_URL: url, MAIL_FROM: from }: Env, patienceMs: number): Promise<Finding> {
  if (!url) return note('mail', 'no server; mails are kept and can be read in the back office')
  if (!from) return bad('mail', 'MAIL_FROM, the sender, is missing')
  try {
    await createTransport({ url, connectionTimeout: patienceMs }).verify()
    return good('mail', `${new URL(url).host} takes mails from ${from}`)
  } catch (error) {
    return bad('mail', `${new URL(url).host}: ${(error as Error).message}`)
  }
}

/** Whether the mailbox for guests' answers can be opened. */
export async function mailboxFinding({ inbox }: Env, patienceMs: number): Promise<Finding> {
  if (!inbox) return note('answers', 'no mailbox; guests answer mails to the owners’ address')
  const { user, host, folder, address } = inbox
  try {
    await withMailbox(inbox, silent, async () => {}, patienceMs)
    return good('answers', `${host} opens ${folder} of ${user}. Please try that a mail to ${address.replace('@', '+try@')} arrives there`)
  } catch (error) {
    return bad('answers', (error as Error).message)
  }
}

const silent = { warn: () => {} }

/** What the sender's domain says about who may send its mails, what is missing, and what to enter. */
export async function senderFindings({ SMTP_URL, MAIL_FROM, OWNER_EMAIL, dkim }: Env, readTxt: ReadTxt): Promise<Finding[]> {
  const domain = SENDER_DOMAIN.exec(MAIL_FROM ?? '')?.[1]?.toLowerCase()
  if (!SMTP_URL || !domain) return []
  const records = async (name: string, version: RegExp) => {
    const found = await readTxt(name).catch((error: NodeJS.ErrnoException) => {
      if (NO_RECORD.has(error.code ?? '')) return []
      throw error
    })
    return found.map((parts) => parts.join('')).filter((record) => version.test(record))
  }
  try {
    return [
      spfFinding(domain, await records(domain, /^v=spf1\b/i)),
      dkim ? signatureFinding(dkim, domain, await records(keyName(dkim), /\bp=/)) : UNSIGNED,
      dmarcFinding(
        domain,
        OWNER_EMAIL,
        (await Promise.all(withParents(domain).map((one) => records(`_dmarc.${one}`, /^v=DMARC1\b/i)))).flat(),
      ),
    ]
  } catch (error) {
    return [note('sender’s domain', `SPF, DKIM and DMARC of ${domain} could not be read: ${(error as Error).message}`)]
  }
}

export const systemTxt =
  (patienceMs: number): ReadTxt =>
  (name) =>
    new Resolver({ timeout: patienceMs, tries: 1 }).resolveTxt(name)

/** The domain and those it lies in, without the top level. */
function withParents(domain: string): string[] {
  const labels = domain.split('.')
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}

function spfFinding(domain: string, records: string[]): Finding {
  if (records.length > 1) return bad('SPF', `${domain} has ${records.length} records, and only one is allowed:\n${records.join('\n')}`)
  if (records[0]) return good('SPF', records[0])
  return note('SPF', `missing. Enter a TXT record for ${domain}, with what the provider of the mail server names:\nv=spf1 include:... -all`)
}

const UNSIGNED = note(
  'DKIM',
  'not signed by the site. Right if the mail server signs; otherwise set the DKIM_ names, see docs/operating.md',
)

const keyName = ({ selector, domain }: NonNullable<Env['dkim']>): string => `${selector}._domainkey.${domain}`

function signatureFinding(dkim: NonNullable<Env['dkim']>, sender: string, records: string[]): Finding {
  const key = createPublicKey(dkim.privateKey).export({ type: 'spki', format: 'der' }).toString('base64')
  const enter = `Enter this TXT record for ${keyName(dkim)}:\nv=DKIM1; k=rsa; p=${key}`
  if (records.length === 0) return note('DKIM', `signed, but the key is not published. ${enter}`)
  if (!records.some((record) => /\bp=([^;]*)/.exec(record)?.[1]?.replace(/\s/g, '') === key))
    return bad('DKIM', `signed with another key than the published one, so mails may be rejected. ${enter}`)
  if (!isRelated(sender, dkim.domain))
    return note('DKIM', `signed as ${dkim.domain}, which proves nothing for ${sender}: set DKIM_DOMAIN to ${sender}`)
  return good('DKIM', `signed, with the key at ${keyName(dkim)}`)
}

/** DMARC accepts a signature of the sender's domain, or of one that it lies in or that lies in it. */
const isRelated = (sender: string, signer: string): boolean => withParents(sender).includes(signer) || withParents(signer).includes(sender)

function dmarcFinding(domain: string, owner: string | undefined, records: string[]): Finding {
  if (records[0]) return good('DMARC', records[0])
  const reports = owner ? `; rua=mailto:${owner}` : ''
  return note('DMARC', `missing. Enter a TXT record for _dmarc.${domain}:\nv=DMARC1; p=none${reports}`)
}
