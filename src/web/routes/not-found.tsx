import { data } from 'react-router'
import { officeCookie } from '../admin/office-cookie.server.ts'
import { requestContext } from '../api.ts'
import { NotFound } from '../layout/not-found.tsx'
import { redirectTo } from '../redirects.server.ts'
import type { Route } from './+types/not-found'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { hidden, siteUrl } = context.get(requestContext)
  // An owner's session has ended: a document request shows the sign-in link.
  if (hidden && (await officeCookie.read(request))) throw redirectTo({ path: hidden, siteUrl })
  return data(null, 404)
}

export default NotFound
