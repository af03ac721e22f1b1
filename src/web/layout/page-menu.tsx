import { href } from 'react-router'
import * as words from '#words/en/frame.ts'
import { languageLabel } from '#words/en/language.ts'
import { headerPages, LOG_IN } from '../menus.ts'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { Menu } from '../ui/menu.tsx'
import { useAccount, useShownParts } from './account.tsx'
import { LanguageLinks } from './language-links.tsx'
import { LogOut } from './log-out.tsx'
import { useSite } from './use-site.ts'

const item = 'flex min-h-12 items-center text-lg'

/** All pages, villas, the account and languages, on narrow screens; `always`: also on wide ones, where a page has no other menu. */
export function PageMenu({ always = false }: { always?: boolean }) {
  const site = useSite()
  const account = useAccount()
  const shown = useShownParts()
  return (
    <Menu
      name={words.menu}
      className={`static! -mr-[min(0.75rem,3.4vw)] ${always ? '' : 'lg:hidden'}`}
      label={
        <span className="grid size-11 place-items-center">
          <Icon shape={icons.menu} className="size-6 group-open:hidden" />
          <Icon shape={icons.close} className="hidden size-6 group-open:block" />
        </span>
      }
    >
      <nav
        aria-label={words.allPages}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4.5rem)] overflow-y-auto border-sand-line border-y bg-chalk px-(--pad) pt-2 pb-8 text-ink shadow-sheet lg:left-auto lg:w-88 lg:border-x"
      >
        <ul>
          {site?.villas.map(({ slug, name, greekName }) => (
            <li key={slug}>
              <Link to={href('/villas/:slug', { slug })} prefetch="intent" className={`${item} gap-3 font-display`}>
                {name}{' '}
                {greekName && (
                  <span lang="el" className="greek text-base">
                    {greekName}
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
        <ul className="mt-3 border-sand-line border-t pt-3">
          <MenuLink to={href('/villas')} label={site?.moreVillas ?? words.allVillas} />
          {headerPages.map(([path, label, place = '']) => (
            <MenuLink key={path} to={path + place} label={label} />
          ))}
          <MenuLink to={href('/ask')} label={words.askTheHosts} />
        </ul>
        <ul className="mt-3 border-sand-line border-t pt-3">
          {shown && <AnyAccountLinks shown={shown} />}
          {!shown && (account?.user ? <UserLinks status={account.user.status} /> : <LogInLinks />)}
        </ul>
        <ul aria-label={languageLabel} className="language-links mt-3 grid grid-cols-2 text-lg border-sand-line border-t pt-3">
          <LanguageLinks />
        </ul>
      </nav>
    </Menu>
  )
}

function AnyAccountLinks({ shown }: { shown: string }) {
  const links = {
    unknown: <MenuLink to={href('/your-data')} label={words.myAccount} />,
    nobody: <LogInLinks />,
    guest: <UserLinks status={1} />,
    office: <UserLinks status={2} />,
  }
  return Object.entries(links).map(([kind, items]) => (
    <li key={kind} data-account={kind} hidden={shown !== kind}>
      <ul>{items}</ul>
    </li>
  ))
}

const LogInLinks = () => (
  <>
    <MenuLink to={LOG_IN} label={words.logIn} />
    <MenuLink to={href('/register')} label={words.register} />
  </>
)

const UserLinks = ({ status }: { status: number }) => (
  <>
    {status === 1 && <MenuLink to={href('/reservations')} label={words.myReservations} />}
    <MenuLink to={href('/your-data')} label={words.yourData} />
    {status === 2 && (
      <li>
        <a href={href('/admin/dashboard')} className={item}>
          {words.admin}
        </a>
      </li>
    )}
    <li>
      <LogOut className={`${item} w-full text-left`} />
    </li>
  </>
)

const MenuLink = ({ to, label }: { to: string; label: string }) => (
  <li>
    <Link to={to} prefetch="intent" className={item}>
      {label}
    </Link>
  </li>
)
