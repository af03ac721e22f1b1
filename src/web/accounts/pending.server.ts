const COOKIE = 'second-step'
const PATTERN = new RegExp(`(?:^|;\\s*)${COOKIE}=([A-Za-z0-9_-]+)`)
const KEPT_FOR_SECONDS = 10 * 60

/** Cookie between the two sign-in steps. Limited to the sign-in pages; SameSite excludes requests from other sites. */
function cookie(value: string, seconds: number, siteUrl: string): string {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
  return `${COOKIE}=${value}; Path=/login; HttpOnly; SameSite=Strict; Max-Age=${seconds}${secure}`
}

export const keepPending = (pending: string, siteUrl: string): string => cookie(pending, KEPT_FOR_SECONDS, siteUrl)

export const noPending = (siteUrl: string): string => cookie('', 0, siteUrl)

export const readPending = (request: Request): string | null => request.headers.get('cookie')?.match(PATTERN)?.[1] ?? null
