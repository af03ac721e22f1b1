import * as words from '#words/en/office-frame.ts'
import { useAccount } from '../layout/account.tsx'
import { useSite } from '../layout/use-site.ts'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { LanguageForm } from './language-form.tsx'
import { BackToWebsite, OfficeLogOut } from './leave-office.tsx'
import { PlaceLink } from './place-link.tsx'
import { PageLinks } from './place-pages.tsx'
import { SchemeForm } from './scheme-form.tsx'
import { SearchLink } from './search/search-link.tsx'
import { useOfficeMenu } from './use-office-menu.ts'

type Props = { folded: boolean; fold: (folded: boolean) => void; search: () => void }

/** Beside the page on desktops, where it folds to a rail of icons; phones have the bar of tabs. */
export function Sidebar({ folded, fold, search }: Props) {
  const user = useAccount()?.user
  return (
    <header className="office-side no-print">
      <div className="office-house">
        <p className="office-name">{useSite()?.settings.general.siteName}</p>
        <button type="button" aria-expanded={!folded} onClick={() => fold(!folded)} className="office-fold scripted">
          <Icon shape={icons.panel} className="size-4.5" />
          <span className="sr-only">{words.sidebar}</span>
        </button>
      </div>
      <SearchLink open={search} />
      <Places />
      <div className="office-foot">
        <BackToWebsite />
        <OfficeLogOut />
        {user && (
          <div className="office-who">
            <span aria-hidden="true" className="office-initial">
              {user.fullName.slice(0, 1)}
            </span>
            <p className="office-name">
              <span className="office-full-name">{user.fullName}</span>
              <span className="office-id">{words.id(user.id)}</span>
            </p>
          </div>
        )}
        <div className="office-choices">
          <LanguageForm />
          <SchemeForm />
        </div>
      </div>
    </header>
  )
}

function Places() {
  const { menu, at, isHere } = useOfficeMenu()
  return (
    <nav aria-label={words.backOffice3}>
      <ul>
        {menu.map((one) => (
          <li key={one.place}>
            <PlaceLink of={one} at={at} isHere={isHere} className="office-link" />
            {one.place === at?.place && one.pages.length > 1 && (
              <ul className="office-pages">
                <PageLinks pages={one.pages} />
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
