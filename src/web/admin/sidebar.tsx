import { useEffect, useRef } from 'react'
import { href, useLocation } from 'react-router'
import { logOut } from '#words/en/frame.ts'
import * as words from '#words/en/office-frame.ts'
import { useAccount } from '../layout/account.tsx'
import { LogOut } from '../layout/log-out.tsx'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { Menu } from '../ui/menu.tsx'
import { LanguageForm } from './language-form.tsx'
import { officePages } from './office-pages.ts'
import { useMay } from './use-may.ts'

type Props = { folded: boolean; fold: (folded: boolean) => void }

/** Collapsible sidebar on desktops; above the content on phones. */
export function Sidebar({ folded, fold }: Props) {
  const user = useAccount()?.user
  return (
    <header className="on-night bg-ink text-white">
      <div className="lg:hidden">
        <Menu
          name={words.backOfficeMenu}
          label={<span className="flex min-h-14 items-center px-5 font-semibold">{words.backOffice2}</span>}
        >
          <div className="px-3 pb-4">
            <Screens />
          </div>
        </Menu>
      </div>
      <div className="sticky top-0 hidden h-dvh flex-col gap-4 overflow-y-auto p-4 lg:flex">
        <button
          type="button"
          aria-expanded={!folded}
          onClick={() => fold(!folded)}
          className="scripted grid size-11 shrink-0 place-items-center self-end rounded-soft hover:bg-white/10"
        >
          <Icon shape={folded ? icons.next : icons.previous} />
          <span className="sr-only">{words.sidebar}</span>
        </button>
        {user && !folded && (
          <div className="flex items-center gap-3 px-2">
            <span aria-hidden="true" className="grid size-11 shrink-0 place-items-center rounded-full bg-white font-semibold text-ink">
              {user.fullName.slice(0, 1)}
            </span>
            <p className="min-w-0 leading-tight">
              <span className="block truncate font-semibold">{user.fullName}</span>
              <span className="text-sm text-white/75">{words.id(user.id)}</span>
            </p>
          </div>
        )}
        {folded ? <FoldedLogOut /> : <Screens />}
      </div>
    </header>
  )
}

const FoldedLogOut = () => (
  <div className="mt-auto">
    <LogOut className="grid size-11 place-items-center rounded-soft hover:bg-white/10">
      <Icon shape={icons.logOut} />
      <span className="sr-only">{logOut}</span>
    </LogOut>
  </div>
)

/** Brings the current page into sight in the list, which scrolls on a low screen; the page itself stays where it is. */
function useListAtCurrent(pathname: string) {
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (!list.current || !current) return
    const { scrollTop, clientHeight, offsetTop } = list.current
    const top = current.offsetTop - offsetTop
    if (top < scrollTop || top + current.offsetHeight > scrollTop + clientHeight) list.current.scrollTop = top - clientHeight / 2
  }, [pathname])
  return list
}

function Screens() {
  const may = useMay()
  // Who has still something to set up can open only the security page.
  const onlySecurity = useAccount()?.requiredAction
  const { pathname } = useLocation()
  const list = useListAtCurrent(pathname)
  const reached = officePages.filter(([to, , group]) => (onlySecurity ? to.endsWith('/security') : may(group)))
  return (
    <nav aria-label={words.backOffice3} className="flex flex-1 flex-col lg:min-h-0">
      <ul ref={list} className="space-y-1 lg:min-h-40 lg:flex-1 lg:overflow-y-auto">
        {reached.map(([to, label]) => (
          <li key={to}>
            <Link to={to} aria-current={to === pathname ? 'page' : undefined} className="admin-link">
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <ul className="mt-6 space-y-1 border-white/20 lg:mt-0 lg:border-t lg:pt-2">
        <li>
          <Link to={href('/')} className="admin-link">
            {words.backToWebsite}
          </Link>
        </li>
        <li>
          <LogOut className="admin-link w-full" />
        </li>
        <li>
          <LanguageForm />
        </li>
      </ul>
    </nav>
  )
}
