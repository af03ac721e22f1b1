import { href } from 'react-router'
import * as words from '#words/en/place.ts'
import { Link } from '../ui/link.tsx'
import { type Category, categoryNames } from './categories.ts'

/** Links, so that a category has a URL and works without scripts. `paged`: each begins at its first page. */
export function CategoryTabs({ chosen, paged }: { chosen: Category; paged: boolean }) {
  const toAddress = (category: string) => {
    const query = new URLSearchParams([...(category === 'all' ? [] : [['category', category]]), ...(paged ? [['page', '1']] : [])])
    return query.toString() ? `${href('/gallery')}?${query}` : href('/gallery')
  }
  return (
    <nav aria-label={words.galleryCategories} className="mb-8 border-sand-line border-b">
      <ul className="-mb-px flex flex-wrap gap-x-6 sm:gap-x-9">
        {Object.entries(categoryNames).map(([category, name]) => {
          const current = category === chosen
          return (
            <li key={category}>
              <Link
                to={toAddress(category)}
                preventScrollReset
                aria-current={current ? 'page' : undefined}
                className={`flex min-h-12 items-center border-b-3 ${
                  current
                    ? 'border-aegean font-semibold text-ink forced-colors:border-[Highlight]'
                    : 'border-transparent text-ink-soft forced-colors:border-[Canvas] hover:border-sand-line hover:text-ink'
                }`}
              >
                {name}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
