import { hashToken } from './tokens.ts'

const nameOn = (siteUrl: string) => (siteUrl.startsWith('https://') ? '__Host-sid' : 'sid')

export function sessionCookie(siteUrl: string, token: string, seconds: number): string {
  const secure = siteUrl.startsWith('https://') ? '; Secure' : ''
  return `${nameOn(siteUrl)}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`
}

/** Hash of the request's session token; the database stores only hashes. */
export function readTokenHash(siteUrl: string, request: Request): string | undefined {
  const wanted = `${nameOn(siteUrl)}=`
  const cookies = request.headers.get('cookie')?.split(/;\s*/) ?? []
  const token = cookies.find((cookie) => cookie.startsWith(wanted))?.slice(wanted.length)
  return token ? hashToken(token) : undefined
}

const SESSION = /(?:^|;\s*)(?:__Host-)?sid=[^;]/

/** Whether a `Cookie` header has a session, valid or not. */
export const carriesSession = (cookie: string): boolean => SESSION.test(cookie)
