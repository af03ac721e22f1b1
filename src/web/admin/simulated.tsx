import { href } from 'react-router'
import * as words from '#words/en/office-frame.ts'
import { useSite } from '../layout/use-site.ts'
import { Link } from '../ui/link.tsx'
import { useReaches } from './use-may.ts'

const BANK = href('/admin/dashboard/bank')

/** A line on every page of the office while no real bank is configured. */
export function Simulated() {
  const reaches = useReaches()
  if (!useSite()?.testMode) return null
  return (
    <p className="office-simulated no-print">
      {words.simulated}{' '}
      {reaches(BANK) && (
        <Link to={BANK} className="link">
          {words.enterBank}
        </Link>
      )}
    </p>
  )
}
