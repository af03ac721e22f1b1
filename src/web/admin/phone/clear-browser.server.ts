import { officeCookie } from '../office-cookie.server.ts'

/** Has a browser of the office delete what it stores of the site at the end of a session: the page for times without a network, its service worker and drafts. */
export async function clearBrowser(request: Request, response: Response): Promise<Response> {
  if (await officeCookie.read(request)) response.headers.set('clear-site-data', '"storage"')
  return response
}
