import { Link } from 'react-router'
import { villaCalls } from '#contract/villas.ts'
import { apiOf } from '../api.ts'
import { attempt, shown } from '../attempt.server.ts'
import { PageHead } from '../layout/page-head.tsx'
import { WhenArrived } from '../ui/arriving.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { cardOf } from '../villas/of-villa.ts'
import { VillaGrid } from '../villas/villa-grid.tsx'
import { VillaGridSkeleton } from '../villas/villa-grid-skeleton.tsx'
import type { Route } from './+types/villas'

export async function loader({ context }: Route.LoaderArgs) {
  const read = await attempt(apiOf(context)(villaCalls.list, {}))
  return shown({ villas: read.answer?.villas.map(cardOf) ?? null, error: read.refused?.message ?? null }, read)
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => ({ arriving: serverLoader() })

export default function Villas({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="The villas"
        description="Four sea-view villas around one garden and pool: their rooms, beds, sizes and what makes each of them itself."
      />
      <PageTitle title="The villas">
        <p>Four maisonettes around one garden, a hundred metres from the water. Look around, then choose your dates.</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Link to="/booking" className="button button-act">
            Book Now
          </Link>
          <Link to="/gallery" className="button button-plain">
            View Gallery
          </Link>
        </div>
      </PageTitle>
      <div className="wrap pt-2 pb-section">
        <WhenArrived data={loaderData} meanwhile={<VillaGridSkeleton />}>
          {({ villas, error }) => <VillaGrid villas={villas} error={error} heading="h2" atTop />}
        </WhenArrived>
      </div>
    </>
  )
}
