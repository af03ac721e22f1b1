import { href } from 'react-router'
import * as words from '#words/en/office-dashboard.ts'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { useReaches } from '../use-may.ts'

const tiles = [
  [href('/admin/dashboard/villas'), words.manageVillas, icons.house],
  [href('/admin/dashboard/gallery'), words.addPictures, icons.page],
  [`${href('/admin/dashboard/bookings')}?restrict=1`, words.restrictDates, icons.lock],
  [href('/admin/dashboard/pricing'), words.changePrices, icons.tag],
  [href('/admin/dashboard/support'), words.answerGuests, icons.chat],
  [href('/admin/dashboard/settings'), words.siteSettings, icons.sliders],
] as const

export function QuickActions() {
  const reaches = useReaches()
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="sr-only">
        {words.quickActions}
      </h2>
      <ul className="today-tiles">
        {tiles.map(
          ([to, label, icon]) =>
            reaches(to) && (
              <li key={to}>
                <Link to={to}>
                  <Icon shape={icon} className="size-4" /> {label}
                </Link>
              </li>
            ),
        )}
      </ul>
    </section>
  )
}
