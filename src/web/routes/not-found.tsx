import { data, redirectDocument } from 'react-router'
import { knowsOffice } from '../admin/office-cookie.server.ts'
import { requestContext } from '../api.ts'
import { NotFound } from '../layout/not-found.tsx'
import type { Route } from './+types/not-found'

export function loader({ context, request }: Route.LoaderArgs) {
  const { hidden } = context.get(requestContext)
  // An owner's session has ended: a document request shows the sign-in link.
  if (hidden && knowsOffice(request)) throw redirectDocument(hidden)
  return data(null, 404)
}

export default NotFound
