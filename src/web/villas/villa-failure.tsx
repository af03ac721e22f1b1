import { Link } from 'react-router'
import { PageHead } from '../layout/page-head.tsx'
import { Notice } from '../ui/notice.tsx'

export function VillaFailure({ error }: { error: string }) {
  return (
    <div className="wrap py-32">
      <PageHead title="Villa" hidden />
      <h1 className="mb-6 text-2xl">This villa cannot be shown right now</h1>
      <Notice tone="bad" title={`Unable to load villa information: ${error}`}>
        Nothing was lost. Please try again in a moment.
      </Notice>
      <Link to="/villas" className="button button-plain mt-6">
        Return to All Villas
      </Link>
    </div>
  )
}
