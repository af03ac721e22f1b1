/**
 * The address of a screen of the back office in a mail. It leads by the sign-in page, and on to the screen, because the office answers 404
 * without a session. `path`: of the screen, below `/admin/dashboard`.
 */
export const officeLink = (siteUrl: string, path = ''): string =>
  `${siteUrl}/admin?${new URLSearchParams({ redirect: `/admin/dashboard${path}` })}`
