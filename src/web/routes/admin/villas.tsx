import { href } from 'react-router'
import { villaCalls } from '#contract/villas.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { askedBy } from '../../admin/catalogue/asked.ts'
import { VillaDialog } from '../../admin/villas/villa-dialog.tsx'
import { type VillaMore, villaForms } from '../../admin/villas/villa-forms.server.ts'
import { VillasSheet } from '../../admin/villas/villas-sheet.tsx'
import { WithdrawnVillas } from '../../admin/villas/withdrawn-villas.tsx'
import { apiOf } from '../../api.ts'
import { apiResult } from '../../api-results.server.ts'
import { officeAction } from '../../forms/form-action.server.ts'
import { resultFor } from '../../forms/form-result.ts'
import { keepOfficeForm } from '../../forms/keep-form.ts'
import { useFormResult } from '../../forms/use-form-result.ts'
import { LinkButton } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Route } from './+types/villas'

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = apiOf(context)
  const wanted = { limit: 100 }
  const [{ answer, refused }, withdrawn] = await Promise.all([
    apiResult(api(villaCalls.list, wanted)),
    apiResult(api(villaCalls.withdrawn, wanted)),
  ])
  const error = (refused ?? withdrawn.refused)?.message ?? null
  return { ...askedBy(url, {}), villas: answer?.villas ?? [], withdrawn: withdrawn.answer?.villas ?? [], error }
}

export const action = officeAction(villaForms)

export const clientAction = keepOfficeForm<VillaMore>

export default function Villas({ loaderData, actionData }: Route.ComponentProps) {
  const { villas, withdrawn, adding, editing, leaving, error } = loaderData
  useFormResult(actionData)
  const edited = villas.find(({ id }) => id === editing)
  const left = villas.find(({ id }) => id === leaving)
  return (
    <AdminPage
      title="Manage Villas"
      aside={
        <LinkButton to="?add=1" preventScrollReset look="act">
          Add Villa
        </LinkButton>
      }
    >
      {error !== null && (
        <Notice tone="bad" title={`Villa loading error: ${error}`}>
          Nothing was lost. Please look again in a moment.
        </Notice>
      )}
      {error === null && villas.length === 0 && <p className="text-lg">There are no villas yet. Add the first one.</p>}
      {villas.length > 0 && <VillasSheet villas={villas} />}
      <WithdrawnVillas villas={withdrawn} refusal={resultFor('bring back', actionData)?.failure?.title} />
      <VillaDialog open={adding || edited !== undefined} villa={edited} result={actionData} />
      <ConfirmDialog
        open={left !== undefined}
        back={href('/admin/dashboard/villas')}
        title={`Delete ${left?.name ?? 'villa'}`}
        act="Delete"
        acting="Deleting …"
        fields={{ intent: 'delete', id: leaving ?? '' }}
      >
        <p>Are you sure you want to delete this villa? This action cannot be undone.</p>
        <p className="text-ink-soft text-sm">
          A villa that has bookings is withdrawn from sale and from the site; its bookings stay, and you can bring it back.
        </p>
      </ConfirmDialog>
    </AdminPage>
  )
}
