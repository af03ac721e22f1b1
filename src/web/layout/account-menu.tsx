import { lazy, Suspense } from 'react'
import { href } from 'react-router'
import { NAME } from '#render/in-page/account-name.ts'
import * as words from '#words/en/frame.ts'
import { LOG_IN } from '../menus.ts'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { useAccount } from './account.tsx'
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
  if (!account) return <AnyAccount />
  return account.user ? <UserMenu user={account.user} /> : <LogInLinks />
}

/** On a page that all signed-in guests share: the script inside the page shows what is theirs (`render/in-page/account.ts`). */
const AnyAccount = () => (
  <>
    <div data-account="unknown">
      <MyAccount />
    </div>
    <div data-account="nobody" hidden>
      <LogInLinks />
    </div>
    <div data-account="guest" hidden>
      <UserMenu user={{ fullName: NAME, status: 1 }} />
    </div>
    <div data-account="office" hidden>
      <UserMenu user={{ fullName: NAME, status: 2 }} />
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
