import '../../admin/long-form/long-form.css'
import { href } from 'react-router'
import { villaCalls } from '#contract/villas.ts'
import * as words from '#words/en/office-villas.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { askedBy } from '../../admin/catalogue/asked.ts'
import { readProgress } from '../../admin/translations/read-progress.server.ts'
import { VillaPage } from '../../admin/villas/villa-form.tsx'
import { type VillaMore, villaForms } from '../../admin/villas/villa-forms.server.ts'
import { VillasSheet } from '../../admin/villas/villas-sheet.tsx'
import { WithdrawnVillas } from '../../admin/villas/withdrawn-villas.tsx'
import { getApi } from '../../api.ts'
import { apiResult } from '../../api-results.server.ts'
import { officeClientAction } from '../../forms/client-action.ts'
import { officeAction } from '../../forms/form-action.server.ts'
import { resultFor } from '../../forms/form-result.ts'
import { pageAsked } from '../../forms/page-asked.server.ts'
import { useFormResult } from '../../forms/use-form-result.ts'
import { LinkButton } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Pages } from '../../ui/pages.tsx'
import { findVilla } from '../../villas/find-villa.server.ts'
import type { Route } from './+types/villas'

const PER_PAGE = 50

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = getApi(context)
  const { page, limit, offset } = pageAsked(url, PER_PAGE)
  const asked = askedBy(url, {})
  // A dialog may be of a villa on another page.
  const chosen = asked.editing ?? asked.leaving
  const [{ answer, refused }, withdrawn, { answer: one }] = await Promise.all([
    apiResult(api(villaCalls.list, { limit, offset })),
    apiResult(api(villaCalls.withdrawn, { limit, offset })),
    apiResult(chosen ? findVilla(api, String(chosen)) : Promise.resolve(null)),
  ])
  return {
    ...asked,
    villas: answer?.villas ?? [],
    withdrawn: withdrawn.answer?.villas ?? [],
    chosen: one,
    concerned: asked.leaving ? ((await apiResult(api(villaCalls.comingStays, { id: asked.leaving }))).answer?.comingStays ?? 0) : 0,
    translations: one ? await readProgress(api, `villa-${one.id}`) : null,
    paged: { page, perPage: PER_PAGE, total: Math.max(answer?.total ?? 0, withdrawn.answer?.total ?? 0) },
    error: (refused ?? withdrawn.refused)?.message ?? null,
  }
}

export const action = officeAction(villaForms)

export const clientAction = officeClientAction<VillaMore>

export default function Villas({ loaderData, actionData }: Route.ComponentProps) {
  const { villas, withdrawn, chosen, paged, adding, editing, leaving, concerned, error } = loaderData
  useFormResult(actionData)
  const edited = (editing !== null && chosen) || undefined
  const left = (editing === null && leaving !== null && chosen) || undefined
  if (adding || edited) return <VillaPage villa={edited} translations={loaderData.translations} result={actionData} />
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
      <Pages {...paged} label={words.pagesOfVillas} />
      <WithdrawnVillas villas={withdrawn} refusal={resultFor('bring back', actionData)?.failure?.title} />
      <ConfirmDialog
        open={left !== undefined}
        back={href('/admin/dashboard/villas')}
        title={words.deleteIt(left?.name ?? words.villa)}
        act={words.deleteIt2}
        acting={words.deleting}
        fields={{ intent: 'delete', id: leaving ?? '' }}
      >
        <p>{words.areYouSureYouWant}</p>
        {concerned > 0 && (
          <Notice tone="caution" title={words.comingStays(concerned)}>
            {words.comingStaysStaySold}
          </Notice>
        )}
        <p className="text-ink-soft text-sm">{words.aVillaThatHasBookings}</p>
      </ConfirmDialog>
    </AdminPage>
  )
}
