import type { ReactNode } from 'react'
import { href } from 'react-router'
import * as words from '#words/en/frame.ts'
import { Link } from '../ui/link.tsx'
import { Menu } from '../ui/menu.tsx'
import { LogOut } from './log-out.tsx'
import type { CurrentAccount } from './site.server.ts'

const item = 'flex min-h-11 w-full items-center px-5 py-2.5 text-left hover:bg-sand'

export type MenuUser = Pick<NonNullable<CurrentAccount['user']>, 'fullName' | 'status'>

/** `badge`: what opens the menu. */
export default function SignedInMenu({ user, badge }: { user: MenuUser; badge: ReactNode }) {
  return (
    <div className="flex items-center gap-x-4">
      {user.status === 2 && (
        <a href={href('/admin/dashboard')} className="flex min-h-11 items-center font-semibold underline-offset-8 hover:underline">
          {words.admin}
        </a>
      )}
      <Menu name={words.accountOf(user.fullName)} label={badge}>
        <ul className="absolute top-full right-0 mt-1 w-60 rounded-soft border border-sand-line bg-limewash py-2 text-ink shadow-sheet">
          <li data-name suppressHydrationWarning className="truncate px-5 py-2 text-ink-soft text-sm">
            {user.fullName}
          </li>
          {user.status === 1 && (
            <li>
              <Link to={href('/reservations')} className={item}>
                {words.myReservations}
              </Link>
            </li>
          )}
          <li>
            <Link to={href('/your-data')} className={item}>
              {words.yourData}
            </Link>
          </li>
          <li>
            <LogOut className={item} />
          </li>
        </ul>
      </Menu>
    </div>
  )
}
