import { Link } from 'react-router'
import { Icon } from '../ui/icon.tsx'

type Props = { villaPage: string | null; retry: { to: string; label: string } | null }

/** Next steps; not printed. */
export function Actions({ villaPage, retry }: Props) {
  return (
    <div className="no-print flex flex-wrap gap-3">
      {retry && (
        <Link to={retry.to} className="button button-act">
          {retry.label}
        </Link>
      )}
      <button type="button" onClick={() => print()} className="button button-plain scripted">
        <Icon name="print" /> Print Confirmation
      </button>
      {villaPage && (
        <Link to={villaPage} className="button button-plain">
          View Villa Details
        </Link>
      )}
      <Link to="/" className="button button-plain">
        Return to Home
      </Link>
    </div>
  )
}
