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

// Most visitors are not signed in.
const SignedInMenu = import.meta.env.SSR
  ? (await import('./signed-in-menu.tsx')).SignedInMenu
  : lazy(async () => ({
      default: await import('./signed-in-menu.tsx').then(
        (loaded) => loaded.SignedInMenu,
        () => MyAccount,
      ),
    }))

/** Log In and Register, or the menu of the signed-in user. */
export function AccountMenu() {
  const account = useAccount()
  const shown = useShownParts()
  if (shown) return <AnyAccount shown={shown} name={account?.user?.fullName ?? NAME} />
  return account?.user ? <UserMenu user={account.user} /> : <LogInLinks />
}

const AnyAccount = ({ shown, name }: { shown: string; name: string }) => (
  <>
    <div data-account="unknown" hidden={shown !== 'unknown'}>
      <MyAccount />
    </div>
    <div data-account="nobody" hidden={shown !== 'nobody'}>
      <LogInLinks />
    </div>
    <div data-account="guest" hidden={shown !== 'guest'}>
      <UserMenu user={{ fullName: shown === 'guest' ? name : NAME, status: 1 }} />
    </div>
    <div data-account="office" hidden={shown !== 'office'}>
      <UserMenu user={{ fullName: shown === 'office' ? name : NAME, status: 2 }} />
    </div>
  </>
)

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
