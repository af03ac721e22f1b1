import { createHash, randomBytes } from 'node:crypto'

export const newToken = (): string => randomBytes(32).toString('base64url')

/** The database stores only this hash, so that its readers cannot use the token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
