import { Form } from 'react-router'
import { declarationCalls } from '#contract/declarations.ts'
import { villaCalls } from '#contract/villas.ts'
import { forRoles } from '#domain/accounts/roles.ts'
import { isMonth, monthsLater, toMonth } from '#domain/month.ts'
import { formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/office-books.ts'
import { levyClassChoices } from '#words/en/villa-page.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { amountHead, ColumnHeads } from '../../admin/column-heads.tsx'
import { Declared } from '../../admin/declarations/declared.tsx'
import { StayForm } from '../../admin/declarations/stay-form.tsx'
import { type ShownDocument, StaysSheet } from '../../admin/declarations/stays-sheet.tsx'
import { useMay } from '../../admin/use-may.ts'
import { getApi } from '../../api.ts'
import { apiResult } from '../../api-results.server.ts'
import { officeClientAction } from '../../forms/client-action.ts'
import { officeAction } from '../../forms/form-action.server.ts'
import { filled } from '../../forms/form-result.ts'
import { useFormResult } from '../../forms/use-form-result.ts'
import { pageOfList } from '../../page-of-list.server.ts'
import { todayAtProperty } from '../../today.server.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Pages } from '../../ui/pages.tsx'
import type { Route } from './+types/declarations'

const PER_PAGE = 50

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = getApi(context)
  const today = todayAtProperty()
  const asked = url.searchParams.get('month')
  const month = isMonth(asked) ? asked : monthsLater(toMonth(today), -1)
  const [{ answer, refused }, villas] = await Promise.all([
    apiResult(api(declarationCalls.read, { month })),
    apiResult(api(villaCalls.list, {})),
  ])
  const { shown, paged } = pageOfList(answer?.stays ?? [], url, PER_PAGE)
  return {
    today,
    month,
    stays: shown,
    paged,
    levies: answer?.levies ?? [],
    declarations: answer?.declarations,
    leaving: answer?.stays.find(({ platformStayId }) => String(platformStayId) === url.searchParams.get('remove')) ?? null,
    villas: villas.answer?.villas.map(({ id, name }) => ({ id, name })) ?? [],
    error: refused?.message ?? villas.refused?.message ?? null,
  }
}

const ifNot = { title: words.notSaved }

type More = { document: ShownDocument }

export const action = officeAction<More>({
  'show-document': async (form) => {
    const { documentNumber } = await form.call(declarationCalls.showDocument, form.values, ifNot)
    return form.stay({ document: { bookingId: Number(form.values.bookingId), documentNumber } })
  },
  declare: async (form) => {
    const declaredOn = form.values.declaredOn || null
    await form.call(declarationCalls.declare, { ...form.values, declaredOn }, ifNot)
    return form.stay({ saved: true, toast: { title: declaredOn ? words.noted : words.undone, tone: 'good' } })
  },
  'add-stay': async (form) => {
    await form.call(declarationCalls.addStay, filled(form.values), ifNot)
    return form.stay({ saved: true, toast: { title: words.added, tone: 'good' } })
  },
  'remove-stay': async (form) => {
    await form.call(declarationCalls.removeStay, form.values, ifNot)
    return form.stay({ saved: true, toast: { title: words.removed, tone: 'good' } })
  },
})

export const clientAction = officeClientAction<More>

export default function Declarations({ loaderData, actionData: result }: Route.ComponentProps) {
  const { today, month, stays, paged, levies, declarations, leaving, villas, error } = loaderData
  useFormResult(result)
  const may = useMay()
  return (
    <AdminPage title={words.declarations}>
      <p className="measure mb-6 text-ink-soft">{words.whatDeclarationsAre}</p>
      <Form key={month} reloadDocument className="mb-8 flex flex-wrap items-end gap-3" aria-label={words.month}>
        <Field compact label={words.month} id="declared-month" type="month" name="month" required defaultValue={month} />
        <Button>{words.show}</Button>
        {may(forRoles.management) && <Button formAction="/api/exportDeclarations.php">{words.asCsv}</Button>}
      </Form>
      {error !== null && (
        <Notice tone="bad" title={words.declarationsNotLoaded}>
          {error}
        </Notice>
      )}
      {declarations && (
        <>
          <section aria-labelledby="stays" className="mb-12">
            <h2 id="stays" className="mb-3 text-xl">
              {words.stays}
            </h2>
            {paged.total === 0 && <p className="mb-4">{words.noStays}</p>}
            {paged.total > 0 && (
              <>
                <Declared kind="stays" month={month} declaration={declarations.stays} today={today} result={result} />
                <StaysSheet stays={stays} month={month} shown={result?.document} />
              </>
            )}
            <Pages {...paged} label={words.pagesOfStays} />
          </section>
          <section aria-labelledby="levy">
            <h2 id="levy" className="mb-3 text-xl">
              {words.levy}
            </h2>
            {levies.length === 0 && <p>{words.noLevy}</p>}
            {levies.length > 0 && (
              <>
                <Declared kind="levy" month={month} declaration={declarations.levy} today={today} result={result} />
                <table className="figures max-w-3xl">
                  <ColumnHeads heads={[words.levyClass, ...[words.nights, words.sum].map(amountHead)]} />
                  <tbody>
                    {levies.map(({ levyClass, nights, amount }) => (
                      <tr key={levyClass}>
                        <td>{levyClassChoices[levyClass]}</td>
                        <td className="amount">{nights}</td>
                        <td className="amount">{formatEuros(amount)}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </>
            )}
          </section>
          {may(forRoles.desk) && <StayForm key={paged.total} month={month} villas={villas} result={result} />}
        </>
      )}
      <ConfirmDialog
        open={leaving !== null && may(forRoles.desk)}
        back={`?month=${month}`}
        title={words.removeStay}
        act={words.remove}
        acting={words.removing}
        fields={{ intent: 'remove-stay', id: leaving?.platformStayId ?? '' }}
      >
        {leaving && <p>{words.removeAsked(leaving.platform ?? '', leaving.guestName)}</p>}
      </ConfirmDialog>
    </AdminPage>
  )
}
