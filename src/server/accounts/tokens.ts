import { createHash, randomBytes } from 'node:crypto'

export const newToken = (): string => randomBytes(32).toString('base64url')

/** What the database keeps of a token: whoever reads it there cannot use it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
