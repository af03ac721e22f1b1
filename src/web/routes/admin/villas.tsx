import { href } from 'react-router'
import { villaCalls } from '#contract/villas.ts'
import * as words from '#words/office-villas.en.ts'
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
      title={words.manageVillas}
      aside={
        <LinkButton to="?add=1" preventScrollReset look="act">
          {words.addVilla}
        </LinkButton>
      }
    >
      {error !== null && (
        <Notice tone="bad" title={words.villaLoadingError(error)}>
          {words.nothingWasLostPleaseLook}
        </Notice>
      )}
      {error === null && villas.length === 0 && <p className="text-lg">{words.thereAreNoVillasYet}</p>}
      {villas.length > 0 && <VillasSheet villas={villas} />}
      <WithdrawnVillas villas={withdrawn} refusal={resultFor('bring back', actionData)?.failure?.title} />
      <VillaDialog open={adding || edited !== undefined} villa={edited} result={actionData} />
      <ConfirmDialog
        open={left !== undefined}
        back={href('/admin/dashboard/villas')}
        title={words.deleteIt(left?.name ?? words.villa)}
        act={words.deleteIt2}
        acting={words.deleting}
        fields={{ intent: 'delete', id: leaving ?? '' }}
      >
        <p>{words.areYouSureYouWant}</p>
        <p className="text-ink-soft text-sm">{words.aVillaThatHasBookings}</p>
      </ConfirmDialog>
    </AdminPage>
  )
}
