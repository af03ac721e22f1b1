import { createTransport, type SendMailOptions } from 'nodemailer'
import { failure } from '#words/records.ts'
import type { Env } from '../env.ts'

const TIMEOUTS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 }
const MOST_MS_A_MAIL = 60_000

/** Mails sent at the same time. Codes have connections of their own, so that they wait for no other mail. */
export const LANES = { codes: 3, others: 5 }

/** Connections to the mail server, kept as long as the process runs. */
export type Mailer = {
  /** @throws Error of the mail server, or after a minute */
  send(message: SendMailOptions): Promise<void>
  /** Runs `work` in the background, where `LANES.codes` allow it; else one of those that run begins again when it is done. */
  inCodeLane(work: () => Promise<void>): void
  /** Waits for what runs in the background. */
  close(): Promise<void>
}

/** Null without a mail server: mails stay in the outbox. */
export function openMailer({ SMTP_URL: url, dkim }: Pick<Env, 'SMTP_URL' | 'dkim'>): Mailer | null {
  if (!url) return null
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: LANES.codes + LANES.others,
    ...TIMEOUTS,
    ...(dkim && { dkim: { domainName: dkim.domain, keySelector: dkim.selector, privateKey: dkim.privateKey } }),
  })
  const lanes = new Set<Promise<void>>()
  let askedMeanwhile = false
  const lane = async (work: () => Promise<void>) => {
    do {
      askedMeanwhile = false
      await work()
    } while (askedMeanwhile)
  }
  return {
    send: async (message) => {
      const late = new AbortController()
      const timer = setTimeout(() => late.abort(), MOST_MS_A_MAIL)
      try {
        await transport.sendMail({ ...message, signal: late.signal })
      } catch (error) {
        throw late.signal.aborted ? new Error(failure.mailServerSlow) : error
      } finally {
        clearTimeout(timer)
      }
    },
    inCodeLane: (work) => {
      askedMeanwhile = true
      if (lanes.size >= LANES.codes) return
      const running = lane(work).finally(() => lanes.delete(running))
      lanes.add(running)
    },
    close: async () => {
      await Promise.all(lanes)
      transport.close()
    },
  }
}
