import { pageCookie } from '../cookies.server.ts'

/** Marks browsers in which an owner has signed in, so that the 404 page offers sign-in after the session ends. Grants no access. */
export const officeCookie = pageCookie<true>('office', { path: '/admin', maxAge: 365 * 24 * 60 * 60 }, (value) =>
  value === true ? value : null,
)
