/** `open`: waits for the owners. `waiting`: waits for the guest. */
export const threadStates = ['open', 'waiting', 'closed'] as const
export type ThreadState = (typeof threadStates)[number]

/** Who wrote a message; `site`: sent by itself. */
export const messageAuthors = ['guest', 'owner', 'site'] as const
export type MessageAuthor = (typeof messageAuthors)[number]

/** Whose turn it is after a message. */
export const stateAfter = (author: Exclude<MessageAuthor, 'site'>): ThreadState => (author === 'guest' ? 'open' : 'waiting')

export const LONGEST_MESSAGE = 3000

/** Why a mail of a guest was left in the mailbox: it is too large, too many came, or it cannot be read. */
export const whysLeft = ['large', 'many', 'unreadable'] as const
export type WhyLeft = (typeof whysLeft)[number]
