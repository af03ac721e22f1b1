import { Link } from 'react-router'
import { amenityCalls } from '#contract/amenities.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { AmenityDialog } from '../../admin/amenities/amenity-dialog.tsx'
import { changeAmenities } from '../../admin/amenities/change-amenities.server.ts'
import { askedBy, listAt } from '../../admin/catalogue/asked.ts'
import { EntryCard } from '../../admin/catalogue/entry-card.tsx'
import { orUnconnected } from '../../admin/catalogue/or-unconnected.ts'
import type { OfficeAnswer } from '../../admin/form-failure.tsx'
import { postedBy } from '../../admin/posted.server.ts'
import { categoryNames } from '../../amenities/amenity.ts'
import { apiOf } from '../../api.ts'
import { attempt } from '../../attempt.server.ts'
import { useFocusOnError } from '../../forms/use-focus-on-error.ts'
import { useAnswerToast } from '../../toasts/use-answer-toast.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { Route } from './+types/amenities'

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = askedBy(url, categoryNames)
  const { answer } = await attempt(apiOf(context)(amenityCalls.list, { category: asked.filter, limit: 100 }))
  return { ...asked, amenities: answer?.amenities ?? [], failed: answer === null }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { filter } = askedBy(url, categoryNames)
  return changeAmenities(apiOf(context), await postedBy(request), `/admin/dashboard/amenities${listAt(filter)}`)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs): Promise<OfficeAnswer> => orUnconnected(() => serverAction())

export default function Amenities({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, adding, editing, leaving, amenities, failed } = loaderData
  useAnswerToast(actionData)
  useFocusOnError(actionData?.errors)
  const edited = amenities.find(({ id }) => id === editing)
  const left = amenities.find(({ id }) => id === leaving)
  const tabs = [['', 'All'] as const, ...Object.entries(categoryNames)]
  return (
    <AdminPage
      title="Amenities"
      aside={
        <Link to={listAt(filter, { add: 1 })} preventScrollReset className="button button-act">
          Add Amenity
        </Link>
      }
    >
      <Tabs
        name="Categories"
        tabs={tabs.map(([key, label]) => ({ to: listAt(key || undefined), label, current: key === (filter ?? '') }))}
      />
      {failed && (
        <Notice tone="bad" title="Failed to fetch amenities">
          Nothing was lost. Please look again in a moment.
        </Notice>
      )}
      {!failed && amenities.length === 0 && <p className="text-lg">No amenities found for this category.</p>}
      <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {amenities.map((amenity) => (
          <EntryCard key={amenity.id} entry={amenity} category={categoryNames[amenity.category]} filter={filter} icon={amenity.icon} />
        ))}
      </div>
      <AmenityDialog open={adding || edited !== undefined} amenity={edited} filter={filter} answer={actionData} />
      <ConfirmDialog
        open={left !== undefined}
        back={listAt(filter)}
        title="Delete Amenity"
        act="Delete"
        acting="Deleting …"
        fields={{ intent: 'delete', id: leaving ?? '' }}
      >
        <p>Are you sure you want to delete "{left?.title}"? This action cannot be undone.</p>
      </ConfirmDialog>
    </AdminPage>
  )
}
