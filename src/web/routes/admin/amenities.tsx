import { amenityCalls } from '#contract/amenities.ts'
import { AmenityDialog } from '../../admin/amenities/amenity-dialog.tsx'
import { changeAmenities } from '../../admin/amenities/change-amenities.server.ts'
import { askedBy, listAt } from '../../admin/catalogue/asked.ts'
import { Catalogue } from '../../admin/catalogue/catalogue.tsx'
import { EntryCard } from '../../admin/catalogue/entry-card.tsx'
import { orUnconnected } from '../../admin/catalogue/or-unconnected.ts'
import type { OfficeAnswer } from '../../admin/form-failure.tsx'
import { postedBy } from '../../admin/posted.server.ts'
import { categoryNames } from '../../amenities/amenity.ts'
import { apiOf } from '../../api.ts'
import { attempt } from '../../attempt.server.ts'
import { intentOf } from '../../forms/intent.server.ts'
import type { Route } from './+types/amenities'

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = askedBy(url, categoryNames)
  const { answer } = await attempt(apiOf(context)(amenityCalls.list, { category: asked.filter, limit: 100 }))
  return { asked, amenities: answer?.amenities ?? [], failed: answer === null }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { filter } = askedBy(url, categoryNames)
  const intent = await intentOf(request, 'add', 'change', 'delete')
  return changeAmenities(apiOf(context), intent, await postedBy(request), `/admin/dashboard/amenities${listAt(filter)}`)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs): Promise<OfficeAnswer> => orUnconnected(() => serverAction())

export default function Amenities({ loaderData: { asked, amenities, failed }, actionData }: Route.ComponentProps) {
  const { filter } = asked
  return (
    <Catalogue
      one="Amenity"
      several="Amenities"
      categories={categoryNames}
      asked={asked}
      entries={amenities}
      failure={failed ? 'Failed to fetch amenities' : null}
      answer={actionData}
      card={(amenity) => (
        <EntryCard key={amenity.id} entry={amenity} category={categoryNames[amenity.category]} filter={filter} icon={amenity.icon} />
      )}
      dialog={(open, edited) => <AmenityDialog open={open} amenity={edited} filter={filter} answer={actionData} />}
    />
  )
}
