import { createHash } from 'node:crypto'
import type { Attachment, Email } from 'postal-mime'
import { z } from 'zod'
import { htmlWords } from '#domain/threads/html-words.ts'
import { ownWords } from '#domain/threads/own-words.ts'
import type { Deps } from '../deps.ts'
import { toMailId } from '../mail/message-id.ts'

/** What is stored and shown of a mail, in letters. */
const LONGEST_WHOLE = 100_000
const LONGEST_BODY = 5_000
const LONGEST_NAME = 100

export type AttachedFile = { name: string; bytes: Uint8Array; isPicture: boolean; inline: boolean }

/** A mail as far as it is of use. `mailId`: how it names itself. */
export type ReadMail = {
  mailId: string
  /** A program has written it, or the site itself: nobody waits for an answer. */
  automatic: boolean
  /** Null if it has no address that could be answered. It may be forged. */
  from: { name: string; address: string } | null
  /** That it was sent to, and delivered to. */
  addresses: string[]
  subject: string
  /** What its writer has written; empty if nothing. */
  words: string
  /** All of it, with what it quotes. */
  whole: string
  files: AttachedFile[]
}

const Address = z.email().max(254)

/** @throws Error if it cannot be read */
export async function readMail(source: Uint8Array, { env }: Pick<Deps, 'env'>): Promise<ReadMail> {
  const { default: PostalMime } = await import('postal-mime')
  const mail = await PostalMime.parse(source, { maxNestingDepth: 20 })
  const address = Address.safeParse(mail.from?.address?.toLowerCase())
  const whole = clean(mail.text?.trim() ? mail.text : htmlWords(mail.html ?? '')).slice(0, LONGEST_WHOLE)
  const words = ownWords(whole)
  return {
    mailId: mail.messageId ? line(mail.messageId, 500) : createHash('sha256').update(source).digest('hex'),
    automatic: isAutomatic(mail) || isOwn(mail, env),
    from: address.success ? { name: line(mail.from?.name ?? '', LONGEST_NAME), address: address.data } : null,
    addresses: listAddresses(mail),
    subject: line(mail.subject ?? '', 200),
    words: words.length > LONGEST_BODY ? `${words.slice(0, LONGEST_BODY)} …` : words,
    whole,
    files: mail.attachments.map(toFile),
  }
}

/** Without what a database does not store, and without signs that turn the direction of other words. */
const clean = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replaceAll('\u00a0', ' ')
    .toWellFormed()
    .trim()

/** One line of a head, which others have written. */
export const line = (text: string, most: number): string => clean(text).replace(/\s+/g, ' ').slice(0, most)

const toFile = ({ filename, mimeType, disposition, related, content }: Attachment): AttachedFile => ({
  name: line(filename ?? mimeType, LONGEST_NAME),
  bytes: new Uint8Array(content as ArrayBuffer),
  isPicture: /^image\//i.test(mimeType),
  inline: related === true || disposition === 'inline',
})

const findHeader = ({ headers }: Email, key: string): string | undefined => headers.find((header) => header.key === key)?.value.trim()

const AUTOMATIC_HEADERS = ['x-autoreply', 'x-autorespond', 'list-id', 'list-unsubscribe', 'feedback-id']

/** Out of office, lists, advertising, and mails that came back (RFC 3834). */
const isAutomatic = (mail: Email): boolean =>
  !/^(no)?$/i.test(findHeader(mail, 'auto-submitted') ?? '') ||
  /^(bulk|list|junk|auto_reply)$/i.test(findHeader(mail, 'precedence') ?? '') ||
  findHeader(mail, 'return-path') === '<>' ||
  /^multipart\/report/i.test(findHeader(mail, 'content-type') ?? '') ||
  /^(mailer-daemon|postmaster)@/i.test(mail.from?.address ?? '') ||
  AUTOMATIC_HEADERS.some((key) => findHeader(mail, key) !== undefined)

/** That the site has sent (`send-mails.ts`): it must never answer itself. */
const isOwn = (mail: Email, env: Deps['env']): boolean =>
  toMailId(env, mail.messageId ?? '') !== null || mail.from?.address?.toLowerCase() === env.inbox?.address

const DELIVERED = ['delivered-to', 'x-original-to', 'envelope-to']

const listAddresses = (mail: Email): string[] => [
  ...[...(mail.to ?? []), ...(mail.cc ?? [])].flatMap(({ address }) => address ?? []),
  ...mail.headers.filter(({ key }) => DELIVERED.includes(key)).map(({ value }) => value),
]
