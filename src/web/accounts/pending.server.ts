import { pageCookie } from '../cookies.server.ts'

/** Proof of the first sign-in step, until the second. SameSite excludes requests from other sites. */
export const pendingCookie = pageCookie<string>('second-step', { sameSite: 'strict', maxAge: 10 * 60 }, (value) =>
  typeof value === 'string' && value !== '' ? value : null,
)
