import { href } from 'react-router'
import * as words from '#words/en/frame.ts'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { Menu } from '../ui/menu.tsx'
import { useSite } from './use-site.ts'

const item = 'flex min-h-11 items-baseline gap-3 px-5 py-2.5 hover:bg-sand'

export function VillasMenu() {
  const site = useSite()
  return (
    <Menu
      label={
        <>
          {words.villas}
          <Icon shape={icons.chevron} className="size-4 transition-transform group-open:rotate-180" />
        </>
      }
    >
      <ul className="absolute top-full -left-5 w-64 rounded-soft border border-sand-line bg-limewash py-2 text-ink shadow-sheet">
        {site?.villas.map(({ slug, name, greekName }) => (
          <li key={slug}>
            <Link to={href('/villas/:slug', { slug })} prefetch="intent" className={item}>
              {name}{' '}
              {greekName && (
                <span lang="el" className="greek ml-auto text-sm">
                  {greekName}
                </span>
              )}
            </Link>
          </li>
        ))}
        <li className="mt-2 border-sand-line border-t pt-2">
          <Link to={href('/villas')} prefetch="intent" className={item}>
            {site?.moreVillas ?? words.allVillas}
          </Link>
        </li>
      </ul>
    </Menu>
  )
}
