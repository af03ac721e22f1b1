const PATTERN = /(?:^|;\s*)office=1(?:;|$)/

/** Marks browsers in which an owner has signed in, so that the 404 page offers sign-in after the session ends. Grants no access. */
export const officeCookie = 'office=1; Path=/admin; HttpOnly; SameSite=Lax; Max-Age=31536000'

export const knowsOffice = (request: Request): boolean => PATTERN.test(request.headers.get('cookie') ?? '')
