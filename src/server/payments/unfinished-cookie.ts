import type { Env } from '../env.ts'

const NAME = 'unfinished'
const MARK = new RegExp(`(?:^|;\\s*)${NAME}=1`)

/** Whether a `Cookie` header says that a booking is not finished. It says no more, and proves nothing. */
export const carriesUnfinished = (cookie: string): boolean => MARK.test(cookie)

/** Ends with the hold. */
export function unfinishedCookie({ siteUrl }: Pick<Env, 'siteUrl'>, seconds: number): string {
  const secure = siteUrl.startsWith('https://') ? '; Secure' : ''
  return `${NAME}=1; Path=/; Max-Age=${Math.max(0, Math.floor(seconds))}; HttpOnly; SameSite=Lax${secure}`
}
