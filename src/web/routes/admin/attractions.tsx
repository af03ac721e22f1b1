import { Link } from 'react-router'
import { attractionCalls } from '#contract/attractions.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { AttractionDialog } from '../../admin/attractions/attraction-dialog.tsx'
import { categoryLabels } from '../../admin/attractions/category-labels.ts'
import { changeAttractions } from '../../admin/attractions/change-attractions.server.ts'
import { askedBy, listAt } from '../../admin/catalogue/asked.ts'
import { EntryCard } from '../../admin/catalogue/entry-card.tsx'
import { orUnconnected } from '../../admin/catalogue/or-unconnected.ts'
import type { OfficeAnswer } from '../../admin/form-failure.tsx'
import { postedBy } from '../../admin/posted.server.ts'
import { apiOf } from '../../api.ts'
import { attempt } from '../../attempt.server.ts'
import { useFocusOnError } from '../../forms/use-focus-on-error.ts'
import { useAnswerToast } from '../../toasts/use-answer-toast.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { Route } from './+types/attractions'

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = askedBy(url, categoryLabels)
  const { answer } = await attempt(apiOf(context)(attractionCalls.list, { category: asked.filter }))
  return { ...asked, attractions: answer?.attractions ?? [], failed: answer === null }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { filter } = askedBy(url, categoryLabels)
  return changeAttractions(apiOf(context), await postedBy(request), `/admin/dashboard/attractions${listAt(filter)}`)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs): Promise<OfficeAnswer> => orUnconnected(() => serverAction())

export default function Attractions({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, adding, editing, leaving, attractions, failed } = loaderData
  useAnswerToast(actionData)
  useFocusOnError(actionData?.errors)
  const edited = attractions.find(({ id }) => id === editing)
  const left = attractions.find(({ id }) => id === leaving)
  const tabs = [['', 'All'] as const, ...Object.entries(categoryLabels)]
  return (
    <AdminPage
      title="Attractions"
      aside={
        <Link to={listAt(filter, { add: 1 })} preventScrollReset className="button button-act">
          Add Attraction
        </Link>
      }
    >
      <Tabs
        name="Categories"
        tabs={tabs.map(([key, label]) => ({ to: listAt(key || undefined), label, current: key === (filter ?? '') }))}
      />
      {failed && (
        <Notice tone="bad" title="Failed to load attractions">
          Nothing was lost. Please look again in a moment.
        </Notice>
      )}
      {!failed && attractions.length === 0 && <p className="text-lg">No attractions found for this category.</p>}
      <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {attractions.map((attraction) => (
          <EntryCard key={attraction.id} entry={attraction} category={categoryLabels[attraction.category]} filter={filter}>
            <p className="mt-1 text-sm">
              {attraction.distance}, {attraction.location}
            </p>
          </EntryCard>
        ))}
      </div>
      <AttractionDialog open={adding || edited !== undefined} attraction={edited} filter={filter} answer={actionData} />
      <ConfirmDialog
        open={left !== undefined}
        back={listAt(filter)}
        title="Delete Attraction"
        act="Delete"
        acting="Deleting …"
        fields={{ intent: 'delete', id: leaving ?? '' }}
      >
        <p>Are you sure you want to delete "{left?.title}"? This action cannot be undone.</p>
      </ConfirmDialog>
    </AdminPage>
  )
}
