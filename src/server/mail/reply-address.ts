import { createHmac, timingSafeEqual } from 'node:crypto'
import { LARGEST } from '#contract/wire.ts'
import type { Deps } from '../deps.ts'

/** What an answer belongs to: a stay, a question before booking, or a request; by a letter, as the address has little room. */
const letters = { stay: 's', question: 'q', ticket: 't' } as const
type Kind = keyof typeof letters
export type Answered = { kind: Kind; id: number }

/** In bytes: nobody guesses it, and the part before the at sign stays below 64 characters. */
const PROOF = 16
const TAG = /\+([sqt])([1-9]\d{0,9})-([0-9a-f]{32})@/i

type Site = Pick<Deps, 'env' | 'secret'>
type Sent = { recipient: string; bookingId: number | null; threadId: number | null; ticketId: number | null }

/** The address to which a guest answers a mail; null where the answer belongs to nothing, and without a mailbox for answers. */
export function replyAddress({ env, secret }: Site, { recipient, bookingId, threadId, ticketId }: Sent): string | null {
  const id = ticketId ?? bookingId ?? threadId
  if (!env.inbox || id === null) return null
  const kind = ticketId !== null ? 'ticket' : bookingId !== null ? 'stay' : 'question'
  const tag = `+${letters[kind]}${id}-${prove(secret, { kind, id }, recipient).toString('hex')}@`
  return env.inbox.address.replace('@', tag)
}

/** What the addresses of a mail claim to answer, with what proves it; null if they claim nothing. */
export function claimedAnswer(addresses: readonly string[]): (Answered & { proof: string }) | null {
  for (const address of addresses) {
    const [, letter = '', id = '', proof = ''] = TAG.exec(address) ?? []
    const kind = (Object.keys(letters) as Kind[]).find((one) => letters[one] === letter.toLowerCase())
    if (kind && Number(id) <= LARGEST) return { kind, id: Number(id), proof }
  }
  return null
}

/**
 * Whether the site has sent such an address to somebody. It proves that the mail was read, and not who answers it. Once the guest has
 * another address, what was sent to the former one proves nothing any more.
 */
export const isProved = ({ secret }: Pick<Site, 'secret'>, { proof, ...answered }: Answered & { proof: string }, guest: string): boolean =>
  guest !== '' && timingSafeEqual(Buffer.from(proof, 'hex'), prove(secret, answered, guest))

/** In hexadecimal and without capitals in an address, because some servers change them. */
const prove = (secret: string, { kind, id }: Answered, guest: string): Buffer =>
  createHmac('sha256', secret).update(`answer about ${kind} ${id} of ${guest.trim().toLowerCase()}`).digest().subarray(0, PROOF)
