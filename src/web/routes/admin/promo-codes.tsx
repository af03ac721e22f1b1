import { promoCodeCalls } from '#contract/promo-codes.ts'
import { villaCalls } from '#contract/villas.ts'
import { formatNumber } from '#words/en/numbers.ts'
import * as words from '#words/en/office-promo-codes.ts'
import '../../admin/pricing/prices.css'
import { AdminPage } from '../../admin/admin-page.tsx'
import { ColumnHeads } from '../../admin/column-heads.tsx'
import { ListHead } from '../../admin/pricing/list-head.tsx'
import { FormRow } from '../../admin/pricing/rows-tab.tsx'
import { idIn } from '../../admin/pricing/tabs.ts'
import { tickedVillas } from '../../admin/pricing/tick-boxes.ts'
import { PromoCodeForm } from '../../admin/promo-codes/promo-code-form.tsx'
import { columns, PromoCodeRow } from '../../admin/promo-codes/promo-code-row.tsx'
import { getApi } from '../../api.ts'
import { apiResult } from '../../api-results.server.ts'
import { officeClientAction } from '../../forms/client-action.ts'
import { done, officeAction } from '../../forms/form-action.server.ts'
import { filled, resultFor } from '../../forms/form-result.ts'
import { pageAsked } from '../../forms/page-asked.server.ts'
import { useFormResult } from '../../forms/use-form-result.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Pages } from '../../ui/pages.tsx'
import type { Route } from './+types/promo-codes'

const PER_PAGE = 20

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = getApi(context)
  const { page, limit, offset } = pageAsked(url, PER_PAGE)
  const [found, houses] = await Promise.all([apiResult(api(promoCodeCalls.list, { limit, offset })), apiResult(api(villaCalls.list, {}))])
  const { promoCodes = [], total = 0, today = '' } = found.answer ?? {}
  const villas = houses.answer?.villas.map(({ id, name }) => ({ id, name })) ?? []
  const error = found.refused?.message ?? houses.refused?.message ?? null
  const { searchParams: query } = url
  return { page, promoCodes, total, today, villas, error, editing: idIn(query.get('edit')), adding: query.has('add') }
}

export const action = officeAction({
  save: async (form) => {
    // A promo code is no secret of a guest.
    form.alsoAgain = { typed: form.values }
    const input = { ...filled(form.values), villaIds: tickedVillas(form.values) }
    const { code } = await form.call(promoCodeCalls.save, input, { title: words.notSaved })
    const page = form.url.searchParams.get('page')
    return done(`${form.url.pathname}${page ? `?page=${page}` : ''}`, words.saved(code))
  },
})

export const clientAction = officeClientAction

export default function PromoCodes({ loaderData, actionData: result }: Route.ComponentProps) {
  const { page, promoCodes, total, today, villas, error, editing, adding } = loaderData
  useFormResult(result)
  const list = page > 1 ? `?page=${page}&` : '?'
  const added = resultFor('promo-code', result)
  const open = error === null && (adding || added !== undefined)
  return (
    <AdminPage
      title={words.promoCodes}
      aside={
        <LinkButton to={`${list}add=1`} preventScrollReset>
          {words.add}
        </LinkButton>
      }
    >
      {error !== null && (
        <Notice tone="bad" title={words.failedToLoad}>
          {error}
        </Notice>
      )}
      {error === null && (
        <section aria-labelledby="promo-codes" className="list-section">
          <ListHead id="promo-codes" title={words.promoCodes} count={formatNumber(total)}>
            {words.howTheyWork}
          </ListHead>
          {total === 0 && !open && <p className="py-2">{words.none}</p>}
          {(total > 0 || open) && (
            <table className="list">
              <ColumnHeads heads={columns} menu />
              <tbody>
                {open && (
                  <FormRow id="add-code" span={columns.length + 1} title={words.add}>
                    <PromoCodeForm key={total} villas={villas} today={today} list={list} result={added} />
                  </FormRow>
                )}
                {promoCodes.map((promo) => (
                  <PromoCodeRow
                    key={promo.id}
                    promo={promo}
                    villas={villas}
                    today={today}
                    list={list}
                    editing={promo.id === editing}
                    result={result}
                  />
                ))}
              </tbody>
            </table>
          )}
        </section>
      )}
      <Pages page={page} perPage={PER_PAGE} total={total} label={words.pages} />
    </AdminPage>
  )
}
