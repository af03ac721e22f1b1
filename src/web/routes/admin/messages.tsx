import '../../admin/long-form/long-form.css'
import { Form, href } from 'react-router'
import { templateCalls } from '#contract/message-templates.ts'
import { villaCalls } from '#contract/villas.ts'
import { forRoles } from '#domain/accounts/roles.ts'
import * as words from '#words/en/office-messages.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { ColumnHeads } from '../../admin/column-heads.tsx'
import { messageForms } from '../../admin/messages/message-forms.server.ts'
import { TemplatePage } from '../../admin/messages/template-page.tsx'
import { columns, TemplateRow } from '../../admin/messages/template-row.tsx'
import { useMay } from '../../admin/use-may.ts'
import { getApi } from '../../api.ts'
import { apiResult } from '../../api-results.server.ts'
import { officeClientAction } from '../../forms/client-action.ts'
import { officeAction } from '../../forms/form-action.server.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import { resultFor } from '../../forms/form-result.ts'
import { Intent } from '../../forms/intent.tsx'
import { useFormResult } from '../../forms/use-form-result.ts'
import { LinkButton } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import type { Route } from './+types/messages'

const LIST = href('/admin/dashboard/messages')

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const api = getApi(context)
  const [found, reach, houses] = await Promise.all([
    apiResult(api(templateCalls.list, {})),
    apiResult(api(templateCalls.reach, {})),
    apiResult(api(villaCalls.names, {})),
  ])
  return {
    templates: found.answer?.templates ?? [],
    reach: reach.answer ?? null,
    villas: houses.answer?.villas.map(({ id, name }) => ({ id, name })) ?? [],
    error: found.refused?.message ?? null,
    editing: Number(searchParams.get('edit')),
    adding: searchParams.has('add'),
    removing: Number(searchParams.get('remove')),
  }
}

export const action = officeAction(messageForms)

export const clientAction = officeClientAction

/** The owners' texts to guests: a list, or one of them. */
export default function Messages({ loaderData, actionData }: Route.ComponentProps) {
  const { templates, reach, villas, error, editing, adding, removing } = loaderData
  useFormResult(actionData)
  const may = useMay()
  const manages = may(forRoles.management)
  const findStays = (id: number | undefined) => reach?.soon.find(({ templateId }) => templateId === id)?.stays
  const edited = templates.find(({ id }) => id === editing)
  if (manages && (edited || adding)) {
    return <TemplatePage key={edited?.id ?? 'new'} template={edited} villas={villas} stays={findStays(edited?.id)} result={actionData} />
  }
  const removed = templates.find(({ id }) => id === removing)
  return (
    <AdminPage title={words.texts} aside={manages && templates.length > 0 && <AddButtons />}>
      <p className="measure mb-6 text-ink-soft">{words.how}</p>
      {error !== null && (
        <Notice tone="bad" title={words.failed}>
          {error}
        </Notice>
      )}
      <FormFailure result={resultFor('samples', actionData)} />
      {error === null && templates.length === 0 && (
        <div className="space-y-4">
          <p className="text-lg">{words.none}</p>
          {manages && <AddButtons />}
        </div>
      )}
      {reach && templates.length > 0 && <p className="mb-4 text-ink-soft text-sm">{words.howManyAgreed(reach.agreed)}</p>}
      {templates.length > 0 && (
        <table className="list">
          <ColumnHeads heads={columns} menu={manages} />
          <tbody>
            {templates.map((template) => (
              <TemplateRow key={template.id} template={template} villas={villas} stays={findStays(template.id)} manages={manages} />
            ))}
          </tbody>
        </table>
      )}
      <ConfirmDialog
        open={manages && removed !== undefined}
        back={LIST}
        title={words.removeTitle(removed?.name ?? '')}
        act={words.yesRemove}
        acting={words.removing}
        fields={{ intent: 'remove', templateId: removing, name: removed?.name ?? '' }}
      >
        <p>{words.removeMeans}</p>
      </ConfirmDialog>
    </AdminPage>
  )
}

const AddButtons = () => (
  <div className="flex flex-wrap gap-3">
    <LinkButton to={`${LIST}?add=1`}>{words.add}</LinkButton>
    <Form method="post" action={LIST}>
      <Intent is="samples" />
      <input type="hidden" name="form" value="samples" />
      <SubmitButton acting={words.saving} of="samples">
        {words.addSamples}
      </SubmitButton>
    </Form>
  </div>
)
