import { useState } from 'react'
import { data, Outlet } from 'react-router'
import '../../admin/admin.css'
import { officeCookie } from '../../admin/office-cookie.server.ts'
import { requireAdmin } from '../../admin/require-admin.server.ts'
import { Sidebar } from '../../admin/sidebar.tsx'
import { Unsaved } from '../../admin/unsaved.tsx'
import { requestContext } from '../../api.ts'
import { LoadingLine } from '../../layout/loading-line.tsx'
import type { Route } from './+types/office'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

// Also makes the middleware run: without a loader, navigation between admin pages would not reach the server here.
export async function loader({ context, request }: Route.LoaderArgs) {
  if (await officeCookie.read(request)) return null
  return data(null, { headers: { 'set-cookie': await officeCookie.write(true, context.get(requestContext).siteUrl) } })
}

export default function Office() {
  const [folded, fold] = useState(false)
  return (
    <div data-page className="admin-shell" data-folded={folded || undefined}>
      <LoadingLine />
      <Sidebar folded={folded} fold={fold} />
      <main id="content" className="min-w-0 px-4 py-6 sm:px-8 sm:py-10">
        <Outlet />
      </main>
      <Unsaved />
    </div>
  )
}
