import { promoCodeCalls } from '#contract/promo-codes.ts'
import { villaCalls } from '#contract/villas.ts'
import * as words from '#words/en/office-promo-codes.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { tickedVillas } from '../../admin/pricing/tick-boxes.ts'
import { PromoCodeCard } from '../../admin/promo-codes/promo-code-card.tsx'
import { PromoCodeForm } from '../../admin/promo-codes/promo-code-form.tsx'
import { getApi } from '../../api.ts'
import { apiResult } from '../../api-results.server.ts'
import { officeClientAction } from '../../forms/client-action.ts'
import { done, officeAction } from '../../forms/form-action.server.ts'
import { filled } from '../../forms/form-result.ts'
import { pageAsked } from '../../forms/page-asked.server.ts'
import { useFormResult } from '../../forms/use-form-result.ts'
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
  return { page, promoCodes, total, today, villas, error }
}

export const action = officeAction({
  save: async (form) => {
    // A promo code is no secret of a guest.
    form.alsoAgain = { typed: form.values }
    const input = { ...filled(form.values), villaIds: tickedVillas(form.values) }
    const { code } = await form.call(promoCodeCalls.save, input, { title: words.notSaved })
    return done(form.url.pathname + form.url.search, words.saved(code))
  },
})

export const clientAction = officeClientAction

export default function PromoCodes({ loaderData, actionData }: Route.ComponentProps) {
  const { page, promoCodes, total, today, villas, error } = loaderData
  useFormResult(actionData)
  return (
    <AdminPage title={words.promoCodes}>
      <p className="measure mb-6 text-ink-soft">{words.howTheyWork}</p>
      {error !== null && (
        <Notice tone="bad" title={words.failedToLoad}>
          {error}
        </Notice>
      )}
      {error === null && (
        <section aria-label={words.add} className="panel mb-6">
          <PromoCodeForm key={total} villas={villas} today={today} result={actionData} />
        </section>
      )}
      {error === null && total === 0 && <p className="text-lg">{words.none}</p>}
      <div className="mb-8 space-y-5">
        {promoCodes.map((promo) => (
          <PromoCodeCard key={`${promo.id} ${promo.version}`} promo={promo} villas={villas} today={today} result={actionData} />
        ))}
      </div>
      <Pages page={page} perPage={PER_PAGE} total={total} label={words.pages} />
    </AdminPage>
  )
}
