import { data, redirectDocument } from 'react-router'
import { knowsOffice } from '../admin/office-cookie.server.ts'
import { requestContext } from '../api.ts'
import { NotFound } from '../layout/not-found.tsx'
import type { Route } from './+types/not-found'

export function loader({ context, request }: Route.LoaderArgs) {
  const { hidden } = context.get(requestContext)
  // An owner who was signed out: the browser asks for the page itself, and is shown the way back.
  if (hidden && knowsOffice(request)) throw redirectDocument(hidden)
  return data(null, 404)
}

export default NotFound
