import { href } from 'react-router'
import type { GoingLiveCondition } from '#contract/going-live.ts'
import * as words from '#words/en/office-going-live.ts'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { countConditions } from './conditions.ts'

type Props = { live: boolean; conditions: readonly GoingLiveCondition[] }

/** On Today until all is there; of a site that is live already, only while it lacks what is needed. */
export function GoingLiveCard({ live, conditions }: Props) {
  const { all, done, left, open } = countConditions(conditions)
  if ((live ? left : open) === 0) return null
  return (
    <Notice tone="calm">
      <b>{words.beforeYouGoLive}</b>: {words.doneOfAll(done, all)}.{' '}
      <Link to={href('/admin/dashboard/going-live')} className="link link-alone">
        {words.toList}
      </Link>
    </Notice>
  )
}
