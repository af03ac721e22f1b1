import type { ReactNode } from 'react'
import { Form, href } from 'react-router'
import * as words from '#words/frame.en.ts'
import { Intent } from '../forms/intent.tsx'
import { LOG_IN } from '../menus.ts'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { Menu } from '../ui/menu.tsx'
import { useAccount } from './account.tsx'

const item = 'flex min-h-11 w-full items-center px-5 py-2.5 text-left hover:bg-sand'

const badge = (
  <span className="grid size-11 place-items-center rounded-full border border-current">
    <Icon shape={icons.user} />
  </span>
)

/** Log In and Register, or the menu of the signed-in user; until it is known who that is, a link in its place. */
export function AccountMenu() {
  const account = useAccount()
  if (!account) {
    return (
      <Link to={href('/your-data')} aria-label={words.myAccount} className="flex min-h-11 items-center">
        {badge}
      </Link>
    )
  }
  const { user } = account
  if (!user) {
    return (
      <div className="flex items-center gap-x-5">
        <Link to={LOG_IN} className="flex min-h-11 items-center underline-offset-8 hover:underline">
          {words.logIn}
        </Link>
        <Link to={href('/register')} className="flex min-h-11 items-center underline-offset-8 hover:underline">
          {words.register}
        </Link>
      </div>
    )
  }
  return (
    <div className="flex items-center gap-x-4">
      {user.status === 2 && (
        <a href={href('/admin/dashboard')} className="flex min-h-11 items-center font-semibold underline-offset-8 hover:underline">
          {words.admin}
        </a>
      )}
      <Menu name={words.accountOf(user.fullName)} label={badge}>
        <ul className="absolute top-full right-0 mt-1 w-60 rounded-soft border border-sand-line bg-limewash py-2 text-ink shadow-[0_12px_40px_rgb(18_40_58/0.14)]">
          <li className="truncate px-5 py-2 text-ink-soft text-sm">{user.fullName}</li>
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

export function LogOut({ className, children = words.logOut }: { className: string; children?: ReactNode }) {
  return (
    <Form method="post" action={href('/log-out')}>
      <Intent is="log-out" />
      <button type="submit" className={className}>
        {children}
      </button>
    </Form>
  )
}
