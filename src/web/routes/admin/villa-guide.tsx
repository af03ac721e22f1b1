import '../../admin/long-form/long-form.css'
import { data, Form, href } from 'react-router'
import { villaGuideCalls } from '#contract/villa-guides.ts'
import * as words from '#words/en/office-villas.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { PartList } from '../../admin/long-form/part-list.tsx'
import { useChanges, useUndo } from '../../admin/long-form/use-changes.ts'
import { SaveBar } from '../../admin/save-bar.tsx'
import { readProgress } from '../../admin/translations/read-progress.server.ts'
import { BackToVillas, VillaLinks } from '../../admin/villas/villa-links.tsx'
import { getApi } from '../../api.ts'
import { apiResult, requiredAnswer } from '../../api-results.server.ts'
import { officeClientAction } from '../../forms/client-action.ts'
import { officeAction } from '../../forms/form-action.server.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import { Intent } from '../../forms/intent.tsx'
import { useFormResult } from '../../forms/use-form-result.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import type { Route } from './+types/villa-guide'

export async function loader({ context, params }: Route.LoaderArgs) {
  const asked = { villaId: Number(params.villaId) }
  const { answer, refused } = await apiResult(getApi(context)(villaGuideCalls.read, asked))
  if (refused && refused.status < 500) throw data(null, 404)
  const translations = await readProgress(getApi(context), `villa-${asked.villaId}`)
  return { translations, guide: answer ?? (await requiredAnswer(getApi(context)(villaGuideCalls.read, asked))) }
}

export const action = officeAction({
  save: async (form) => {
    await form.call(villaGuideCalls.save, { ...form.values, villaId: form.params.villaId })
    return form.stay({ saved: true, toast: { title: words.guideSaved, tone: 'good' } })
  },
})

export const clientAction = officeClientAction

/** Directions, house guide and door code of a villa. The stored door code is never shown here. */
export default function VillaGuide({ loaderData: { guide, translations }, actionData, params: { villaId } }: Route.ComponentProps) {
  useFormResult(actionData)
  const { villa, version } = guide
  const { round, shown, undo } = useUndo(actionData)
  return (
    <AdminPage title={words.guideTo(villa)} translations={translations}>
      <BackToVillas />
      <p className="measure mb-2 text-ink-soft">{words.whoReadsTheGuide}</p>
      <GuideForm key={`${version} ${round}`} villaId={villaId} guide={guide} result={shown} round={round} undo={undo} />
    </AdminPage>
  )
}

type FormProps = {
  villaId: string
  guide: Route.ComponentProps['loaderData']['guide']
  result: Route.ComponentProps['actionData']
  round: number
  undo: () => void
}

function GuideForm({ villaId, guide: { villa, directions, houseGuide, hasDoorCode, version }, result, round, undo }: FormProps) {
  const { typed, errors } = result ?? {}
  const { watched, changes } = useChanges(undefined)
  return (
    <div className="long-form">
      <PartList parts={[]}>
        <VillaLinks villaId={Number(villaId)} from={villa} />
      </PartList>
      <Form {...watched} method="post" noValidate data-unchanged={changes.length > 0 ? undefined : ''}>
        <div className="long-form-fields">
          <Intent is="save" />
          <input type="hidden" name="version" value={version} />
          <TextArea
            label={words.directions}
            name="directions"
            rows={8}
            required={false}
            maxLength={10_000}
            hint={words.textHint}
            defaultValue={typed?.directions ?? directions}
            error={errors?.directions}
          />
          <TextArea
            label={words.houseGuide}
            name="houseGuide"
            rows={14}
            required={false}
            maxLength={20_000}
            hint={words.textHint}
            defaultValue={typed?.houseGuide ?? houseGuide}
            error={errors?.houseGuide}
          />
          <Field
            label={words.doorCode}
            name="doorCode"
            type="text"
            required={false}
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
            hint={hasDoorCode ? words.doorCodeKept : words.noDoorCode}
            error={errors?.doorCode}
          />
          {hasDoorCode && <Checkbox name="removeDoorCode" label={words.removeDoorCode} />}
        </div>
        <SaveBar changes={changes} round={round} undo={undo} acting={words.saving}>
          {words.saveGuide}
        </SaveBar>
        <FormFailure result={result} here={href('/admin/dashboard/villas/:villaId/guide', { villaId })} />
      </Form>
    </div>
  )
}
