import { pageCookie } from '../cookies.server.ts'

/**
 * Marks browsers in which an owner has signed in: the 404 page offers sign-in after the session ends, and the page cache is not used, so
 * that owners see their changes at once. Grants no access.
 */
export const officeCookie = pageCookie<true>('office', { maxAge: 365 * 24 * 60 * 60 }, (value) => (value === true ? value : null))
