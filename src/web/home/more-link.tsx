import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'

export function MoreLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} prefetch="intent" className="link link-alone no-underline hover:underline">
      {children} <Icon shape={icons.arrow} className="size-4" />
    </Link>
  )
}
