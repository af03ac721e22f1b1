import { attractionCalls } from '#contract/attractions.ts'
import { AttractionDialog } from '../../admin/attractions/attraction-dialog.tsx'
import { categoryLabels } from '../../admin/attractions/category-labels.ts'
import { changeAttractions } from '../../admin/attractions/change-attractions.server.ts'
import { askedBy, listAt } from '../../admin/catalogue/asked.ts'
import { Catalogue } from '../../admin/catalogue/catalogue.tsx'
import { EntryCard } from '../../admin/catalogue/entry-card.tsx'
import { orUnconnected } from '../../admin/catalogue/or-unconnected.ts'
import type { OfficeAnswer } from '../../admin/form-failure.tsx'
import { postedBy } from '../../admin/posted.server.ts'
import { apiOf } from '../../api.ts'
import { attempt } from '../../attempt.server.ts'
import { intentOf } from '../../forms/intent.server.ts'
import type { Route } from './+types/attractions'

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = askedBy(url, categoryLabels)
  const { answer } = await attempt(apiOf(context)(attractionCalls.list, { category: asked.filter }))
  return { asked, attractions: answer?.attractions ?? [], failed: answer === null }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { filter } = askedBy(url, categoryLabels)
  const intent = await intentOf(request, 'add', 'change', 'delete')
  return changeAttractions(apiOf(context), intent, await postedBy(request), `/admin/dashboard/attractions${listAt(filter)}`)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs): Promise<OfficeAnswer> => orUnconnected(() => serverAction())

export default function Attractions({ loaderData: { asked, attractions, failed }, actionData }: Route.ComponentProps) {
  const { filter } = asked
  return (
    <Catalogue
      one="Attraction"
      several="Attractions"
      categories={categoryLabels}
      asked={asked}
      entries={attractions}
      failure={failed ? 'Failed to load attractions' : null}
      answer={actionData}
      card={(attraction) => (
        <EntryCard key={attraction.id} entry={attraction} category={categoryLabels[attraction.category]} filter={filter}>
          <p className="mt-1 text-sm">
            {attraction.distance}, {attraction.location}
          </p>
        </EntryCard>
      )}
      dialog={(open, edited) => <AttractionDialog open={open} attraction={edited} filter={filter} answer={actionData} />}
    />
  )
}
