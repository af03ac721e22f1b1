import { lazy, Suspense } from 'react'
import { href } from 'react-router'
import { NAME } from '#render/in-page/account-name.ts'
import * as words from '#words/en/frame.ts'
import { LOG_IN } from '../menus.ts'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { useAccount, useShownParts } from './account.tsx'
import type { MenuUser } from './signed-in-menu.tsx'

const badge = (
  <span className="grid size-11 place-items-center rounded-full border border-current">
    <Icon shape={icons.user} />
  </span>
)

/** Until it is known who is signed in, and where the menu cannot be loaded. */
const MyAccount = () => (
  <Link to={href('/your-data')} aria-label={words.myAccount} className="flex min-h-11 items-center">
    {badge}
  </Link>
)

/** Most visitors are not signed in. */
export const loadSignedInMenu = () => import('./signed-in-menu.tsx').catch(() => ({ default: MyAccount }))

const SignedInMenu = import.meta.env.SSR ? (await loadSignedInMenu()).default : lazy(loadSignedInMenu)

/** Log In and Register, or the menu of the signed-in user. */
export function AccountMenu() {
  const account = useAccount()
  const shown = useShownParts()
  if (shown) return <AnyAccount shown={shown} name={account?.user?.fullName ?? NAME} />
  return account?.user ? <UserMenu user={account.user} /> : <LogInLinks />
}

/** The menus of all; the one that is shown has the guest's name. */
function AnyAccount({ shown, name }: { shown: string; name: string }) {
  const makeMenu = (kind: string, status: 1 | 2) => <UserMenu user={{ fullName: shown === kind ? name : NAME, status }} />
  const menus = { unknown: <MyAccount />, nobody: <LogInLinks />, guest: makeMenu('guest', 1), office: makeMenu('office', 2) }
  return Object.entries(menus).map(([kind, menu]) => (
    <div key={kind} data-account={kind} hidden={shown !== kind}>
      {menu}
    </div>
  ))
}

const UserMenu = ({ user }: { user: MenuUser }) => (
  <Suspense fallback={<MyAccount />}>
    <SignedInMenu user={user} badge={badge} />
  </Suspense>
)

const LogInLinks = () => (
  <div className="flex items-center gap-x-5">
    <Link to={LOG_IN} className="flex min-h-11 items-center underline-offset-8 hover:underline">
      {words.logIn}
    </Link>
    <Link to={href('/register')} className="flex min-h-11 items-center underline-offset-8 hover:underline">
      {words.register}
    </Link>
  </div>
)
