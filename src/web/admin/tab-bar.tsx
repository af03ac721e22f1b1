import * as words from '#words/en/office-frame.ts'
import { useAccount } from '../layout/account.tsx'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { Menu } from '../ui/menu.tsx'
import { LanguageForm } from './language-form.tsx'
import { BackToWebsite, OfficeLogOut } from './leave-office.tsx'
import type { Place } from './office-places.ts'
import { PersonLine } from './person-line.tsx'
import { PlaceLink } from './place-link.tsx'
import { PageLinks } from './place-pages.tsx'
import { SchemeForm } from './scheme-form.tsx'
import { SearchLink } from './search/search-link.tsx'
import { useOfficeMenu } from './use-office-menu.ts'

const inBar: readonly Place[] = ['today', 'calendar', 'bookings', 'inbox']

/** At the bottom of a phone's screen; 'More' opens a sheet from below, also without scripts. */
export function TabBar({ search }: { search: () => void }) {
  const { menu, at, isHere } = useOfficeMenu()
  const user = useAccount()?.user
  const others = menu.filter(({ place }) => !inBar.includes(place))
  const inMore = others.some(({ place }) => place === at?.place)
  return (
    <nav aria-label={words.phoneMenu} className="office-bar no-print">
      {menu
        .filter(({ place }) => inBar.includes(place))
        .map((one) => (
          <PlaceLink key={one.place} of={one} at={at} isHere={isHere} className="office-tab" />
        ))}
      <Menu
        className="office-more"
        label={
          <span className="office-tab" data-current={inMore || undefined}>
            <Icon shape={icons.more} className="size-5.5" />
            {words.more}
          </span>
        }
      >
        <div className="office-sheet">
          <SearchLink open={search} />
          <ul>
            {others.map((one) => (
              <li key={one.place}>
                <PlaceLink of={one} at={at} isHere={isHere} className="office-link" />
                {one.pages.length > 1 && (
                  <ul className="office-sheet-pages">
                    <PageLinks pages={one.pages} />
                  </ul>
                )}
              </li>
            ))}
          </ul>
          <div className="office-sheet-foot">
            <BackToWebsite />
            <OfficeLogOut />
            <p className="office-person">
              <PersonLine />
              {user && <span> · {words.id(user.id)}</span>}
            </p>
            <div className="office-choices">
              <LanguageForm />
              <SchemeForm />
            </div>
          </div>
        </div>
      </Menu>
    </nav>
  )
}
