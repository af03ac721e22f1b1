const PATTERN = /(?:^|;\s*)office=1(?:;|$)/

/** For a browser in which an owner has been: where the session has ended, it is told how to come back. Opens nothing. */
export const officeCookie = 'office=1; Path=/admin; HttpOnly; SameSite=Lax; Max-Age=31536000'

export const knowsOffice = (request: Request): boolean => PATTERN.test(request.headers.get('cookie') ?? '')
