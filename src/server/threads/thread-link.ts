import { LARGEST } from '#contract/wire.ts'
import { getPrefix, type Language } from '#words/languages.ts'
import type { Deps } from '../deps.ts'
import { claimedId, readSignedId, signId } from '../signed-id.ts'

type Secret = Pick<Deps, 'secret'>

/**
 * What the link of a conversation is signed for. It is in mails alone, so whoever has it reads the guest's mails. That of a stay is for the
 * address of its booking: once a mistyped one is corrected, it opens nothing any more.
 */
const purpose = (stayEmail: string | null): string => (stayEmail === null ? 'thread' : `thread of ${stayEmail.trim().toLowerCase()}`)

/** `stayEmail`: of the booking; null for a question. */
type Linked = { id: number; language: Language; stayEmail: string | null }

/** The page on which a guest reads a conversation and writes again. */
export const threadPage = (deps: Secret & Pick<Deps, 'env'>, { id, language, stayEmail }: Linked): string =>
  `${deps.env.siteUrl}${getPrefix(language)}/ask/${signId(deps, purpose(stayEmail), id)}`

/** The id that a link claims, not proved yet; null for what no conversation can have. */
export function claimedThread(token: string): number | null {
  const id = claimedId(token)
  return id !== null && id <= LARGEST ? id : null
}

/** Whether the site has signed a link for the conversation that it claims to open. */
export const opensThread = (deps: Secret, token: string, stayEmail: string | null): boolean =>
  readSignedId(deps, purpose(stayEmail), token) !== null

/** The time at which a form is shown, signed. */
export const formKey = (deps: Secret & Pick<Deps, 'now'>): string => signId(deps, 'ask form', deps.now().getTime())

/** When a form was shown; null if the site has not signed it. */
export const shownAtIn = (deps: Secret, key: string): number | null => readSignedId(deps, 'ask form', key)
