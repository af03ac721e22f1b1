import { href } from 'react-router'
import { offerCalls } from '#contract/offers.ts'
import * as words from '#words/en/office-new-booking.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { OfferCard } from '../../admin/bookings/offer-card.tsx'
import { Tabs } from '../../admin/tabs.tsx'
import { getApi } from '../../api.ts'
import { apiResult } from '../../api-results.server.ts'
import { officeClientAction } from '../../forms/client-action.ts'
import { done, officeAction } from '../../forms/form-action.server.ts'
import { pageAsked } from '../../forms/page-asked.server.ts'
import { useFormResult } from '../../forms/use-form-result.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Pages } from '../../ui/pages.tsx'
import type { Route } from './+types/offers'

const PER_PAGE = 20

export async function loader({ context, url }: Route.LoaderArgs) {
  const all = url.searchParams.get('show') === 'all'
  const { page, limit, offset } = pageAsked(url, PER_PAGE)
  const { answer, refused } = await apiResult(getApi(context)(offerCalls.list, { open: !all, limit, offset }))
  const { offers = [], total = 0 } = answer ?? {}
  return { all, page, offers, total, error: refused?.message ?? null }
}

export const action = officeAction({
  withdraw: async (form) => {
    await form.call(offerCalls.withdraw, form.values, { title: words.notWithdrawn })
    return done(form.url.pathname + form.url.search, words.withdrawn)
  },
})

export const clientAction = officeClientAction

export default function Offers({ loaderData, actionData }: Route.ComponentProps) {
  const { all, page, offers, total, error } = loaderData
  useFormResult(actionData)
  return (
    <AdminPage title={words.offers}>
      <div className="-mt-4 mb-4 flex flex-wrap items-center justify-between gap-3">
        <Link to={href('/admin/dashboard/bookings')} className="link link-alone">
          <Icon shape={icons.back} className="size-4" /> {words.allBookings}
        </Link>
        <LinkButton to={href('/admin/dashboard/bookings/new')} small>
          {words.newBooking}
        </LinkButton>
      </div>
      <p className="measure mb-6 text-ink-soft">{words.howTheyWork}</p>
      <Tabs
        name={words.show}
        tabs={[
          { to: '?', label: words.open, current: !all },
          { to: '?show=all', label: words.all, current: all },
        ]}
      />
      {error !== null && (
        <Notice tone="bad" title={words.failedToLoad}>
          {error}
        </Notice>
      )}
      {error === null && total === 0 && <p className="text-lg">{all ? words.none : words.noneOpen}</p>}
      <div className="mb-8 grid gap-5 xl:grid-cols-2">
        {offers.map((offer) => (
          <OfferCard key={offer.id} offer={offer} result={actionData} />
        ))}
      </div>
      <Pages page={page} perPage={PER_PAGE} total={total} label={words.pages} />
    </AdminPage>
  )
}
