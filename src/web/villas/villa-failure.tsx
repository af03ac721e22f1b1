import { href } from 'react-router'
import { PageHead } from '../layout/page-head.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

/** Dark like a villa's photograph, because the header above it is white. */
export function VillaFailure({ error }: { error: string }) {
  return (
    <>
      <PageHead title="Villa" hidden />
      <div className="on-ink bg-ink text-white">
        <h1 className="wrap pt-32 pb-10 text-2xl">This villa cannot be shown right now</h1>
      </div>
      <div className="wrap py-10">
        <Notice tone="bad" title={`Unable to load villa information: ${error}`}>
          Nothing was lost. Please try again in a moment.
        </Notice>
        <LinkButton to={href('/villas')} className="mt-6">
          Return to All Villas
        </LinkButton>
      </div>
    </>
  )
}
