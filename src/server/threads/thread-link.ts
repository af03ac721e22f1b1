import { getPrefix, type Language } from '#words/languages.ts'
import type { Deps } from '../deps.ts'
import { readSignedId, signId } from '../signed-id.ts'

type Secret = Pick<Deps, 'secret'>

/** What the link of a conversation is known by. It is in mails alone, so whoever has it reads the guest's mails. */
const threadToken = (deps: Secret, threadId: number): string => signId(deps, 'thread', threadId)

/** The page on which a guest reads a conversation and writes again. */
export const threadPage = (deps: Secret & Pick<Deps, 'env'>, { id, language }: { id: number; language: Language }): string =>
  `${deps.env.siteUrl}${getPrefix(language)}/ask/${threadToken(deps, id)}`

/** The id in the link of a conversation; null if the site has not signed it. */
export const threadIdIn = (deps: Secret, token: string): number | null => readSignedId(deps, 'thread', token)

/** The time at which a form is shown, signed. */
export const formKey = (deps: Secret & Pick<Deps, 'now'>): string => signId(deps, 'ask form', deps.now().getTime())

/** When a form was shown; null if the site has not signed it. */
export const shownAtIn = (deps: Secret, key: string): number | null => readSignedId(deps, 'ask form', key)
