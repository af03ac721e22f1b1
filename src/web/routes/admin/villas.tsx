import { Link } from 'react-router'
import { villaCalls } from '#contract/villas.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { askedBy } from '../../admin/catalogue/asked.ts'
import { orUnconnected } from '../../admin/catalogue/or-unconnected.ts'
import { changeVillas, type VillaAnswer } from '../../admin/villas/change-villas.server.ts'
import { VillaDialog } from '../../admin/villas/villa-dialog.tsx'
import { VillasSheet } from '../../admin/villas/villas-sheet.tsx'
import { WithdrawnVillas } from '../../admin/villas/withdrawn-villas.tsx'
import { apiOf } from '../../api.ts'
import { attempt } from '../../attempt.server.ts'
import { intentOf } from '../../forms/intent.server.ts'
import { useFocusOnError } from '../../forms/use-focus-on-error.ts'
import { useAnswerToast } from '../../toasts/use-answer-toast.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Route } from './+types/villas'

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = apiOf(context)
  const wanted = { limit: 100 }
  const [{ answer, refused }, withdrawn] = await Promise.all([
    attempt(api(villaCalls.list, wanted)),
    attempt(api(villaCalls.withdrawn, wanted)),
  ])
  const error = (refused ?? withdrawn.refused)?.message ?? null
  return { ...askedBy(url, {}), villas: answer?.villas ?? [], withdrawn: withdrawn.answer?.villas ?? [], error }
}

export async function action({ context, request }: Route.ActionArgs) {
  const intent = await intentOf(request, 'add', 'change', 'delete', 'bring back')
  return changeVillas(apiOf(context), intent, request)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs): Promise<VillaAnswer> => orUnconnected(() => serverAction())

export default function Villas({ loaderData, actionData }: Route.ComponentProps) {
  const { villas, withdrawn, adding, editing, leaving, error } = loaderData
  const answer: VillaAnswer | undefined = actionData
  useAnswerToast(answer)
  useFocusOnError(answer?.errors)
  const edited = villas.find(({ id }) => id === editing)
  const left = villas.find(({ id }) => id === leaving)
  return (
    <AdminPage
      title="Manage Villas"
      aside={
        <Link to="?add=1" preventScrollReset className="button button-act">
          Add Villa
        </Link>
      }
    >
      {error !== null && (
        <Notice tone="bad" title={`Villa loading error: ${error}`}>
          Nothing was lost. Please look again in a moment.
        </Notice>
      )}
      {error === null && villas.length === 0 && <p className="text-lg">There are no villas yet. Add the first one.</p>}
      {villas.length > 0 && <VillasSheet villas={villas} />}
      <WithdrawnVillas villas={withdrawn} refusal={answer?.notBack} />
      <VillaDialog open={adding || edited !== undefined} villa={edited} answer={answer} />
      <ConfirmDialog
        open={left !== undefined}
        back="/admin/dashboard/villas"
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
