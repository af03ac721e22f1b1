import { href } from 'react-router'
import * as frameWords from '#words/en/office-frame.ts'
import * as words from '#words/en/office-villas.ts'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'

export const BackToVillas = () => (
  <p className="mb-2 lg:-mt-4">
    <Link to={href('/admin/dashboard/villas')} className="link link-alone">
      <Icon shape={icons.back} className="size-4" /> {words.allVillas}
    </Link>
  </p>
)

/** What belongs to a villa on pages of its own. `from`: name of the villa, on the page of its guide. */
export const VillaLinks = ({ villaId, from }: { villaId: number; from?: string }) => (
  <>
    {from !== undefined && (
      <li>
        <Link to={`${href('/admin/dashboard/villas')}?edit=${villaId}`}>{words.edit(from)}</Link>
      </li>
    )}
    <li>
      <Link
        to={href('/admin/dashboard/villas/:villaId/guide', { villaId: String(villaId) })}
        aria-current={from === undefined ? undefined : 'page'}
      >
        {words.guide}
      </Link>
    </li>
    <li>
      <Link to={href('/admin/dashboard/calendars')}>{frameWords.connectedCalendarsPage}</Link>
    </li>
  </>
)
