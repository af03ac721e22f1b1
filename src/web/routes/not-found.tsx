import { data } from 'react-router'
import { officeCookie } from '../admin/office-cookie.server.ts'
import { requestContext } from '../api.ts'
import type { PageHandle } from '../layout/header.tsx'
import NotFound from '../layout/not-found.tsx'
import { redirectTo } from '../redirects.server.ts'
import type { Route } from './+types/not-found'

export const handle: PageHandle = { scripts: 'none' }

export async function loader({ context, request }: Route.LoaderArgs) {
  const { hidden, siteUrl } = context.get(requestContext)
  if (!hidden || !(await officeCookie.read(request))) return data(null, 404)
  // An owner's session has ended: a document shows the sign-in link.
  if (hidden.dataAlone) throw redirectTo({ path: hidden.path, siteUrl })
  return data({ asked: hidden.path }, 404)
}

export default NotFound
