import '../../admin/messages/many.css'
import type { Api } from '#contract/client.ts'
import { mailingCalls } from '#contract/mailings.ts'
import { templateCalls } from '#contract/message-templates.ts'
import { villaCalls } from '#contract/villas.ts'
import { MOST_STAYS_OF_MAILING } from '#domain/messages/mailing.ts'
import * as words from '#words/en/office-many.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { readAsked, toFilter } from '../../admin/messages/many-asked.ts'
import { ManyFilter } from '../../admin/messages/many-filter.tsx'
import { ManyForm, type ManyResult } from '../../admin/messages/many-form.tsx'
import { manyForms } from '../../admin/messages/many-forms.server.ts'
import { ManySent, namePeriod } from '../../admin/messages/many-sent.tsx'
import { Tabs } from '../../admin/tabs.tsx'
import { getApi } from '../../api.ts'
import { apiResult } from '../../api-results.server.ts'
import { officeClientAction } from '../../forms/client-action.ts'
import { officeAction } from '../../forms/form-action.server.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import { resultFor } from '../../forms/form-result.ts'
import { pageAsked } from '../../forms/page-asked.server.ts'
import { useFormResult } from '../../forms/use-form-result.ts'
import { Notice } from '../../ui/notice.tsx'
import { Pages } from '../../ui/pages.tsx'
import type { Route } from './+types/messages-many'

const PER_PAGE = 20

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = getApi(context)
  const isSent = url.searchParams.get('tab') === 'sent'
  const [houses, rest] = await Promise.all([
    apiResult(api(villaCalls.names, {})),
    isSent ? readSent(api, url) : readGuests(api, url.searchParams),
  ])
  return { villas: houses.answer?.villas.map(({ id, name }) => ({ id, name })) ?? [], ...rest }
}

async function readSent(api: Api, url: URL) {
  const { page, limit, offset } = pageAsked(url, PER_PAGE)
  const { answer, refused } = await apiResult(api(mailingCalls.list, { limit, offset }))
  return { tab: 'sent' as const, page, mailings: answer?.mailings ?? [], total: answer?.total ?? 0, error: refused?.message ?? null }
}

async function readGuests(api: Api, query: URLSearchParams) {
  const asked = readAsked(query)
  const [found, written] = await Promise.all([apiResult(api(mailingCalls.guests, toFilter(asked))), apiResult(api(templateCalls.list, {}))])
  const texts = (written.answer?.templates ?? []).map(({ id, name }) => ({ id, name }))
  const { from = '', until = '', guests = [], total = 0 } = found.answer ?? {}
  const text = texts.find(({ id }) => id === asked.text)?.id ?? null
  const bookingIds = guests.map(({ bookingId }) => bookingId)
  const filled = text === null ? null : await apiResult(api(mailingCalls.preview, { bookingIds, templateId: text }))
  const error = found.refused?.message ?? filled?.refused?.message ?? null
  return {
    tab: 'write' as const,
    asked: { ...asked, text },
    from,
    until,
    guests,
    total,
    texts,
    letters: filled?.answer?.letters ?? null,
    error,
  }
}

export const action = officeAction(manyForms)

export const clientAction = officeClientAction

/** Messages to many guests at once: written, or those that were sent. */
export default function MessagesToMany({ loaderData, actionData }: Route.ComponentProps) {
  const { villas, tab, error } = loaderData
  useFormResult(actionData)
  return (
    <AdminPage title={words.title}>
      <Tabs
        name={words.views}
        tabs={[
          { to: '?', label: words.write, current: tab === 'write' },
          { to: '?tab=sent', label: words.sentOnes, current: tab === 'sent' },
        ]}
      />
      {error !== null && (
        <Notice tone="bad" title={tab === 'sent' ? words.listFailed : words.failed}>
          {error}
        </Notice>
      )}
      {loaderData.tab === 'sent' ? (
        <>
          <FormFailure result={resultFor('undo', actionData)} />
          {error === null && loaderData.total === 0 && <p className="text-lg">{words.nothingSent}</p>}
          <ManySent mailings={loaderData.mailings} villas={villas} />
          <Pages page={loaderData.page} perPage={PER_PAGE} total={loaderData.total} label={words.pages} />
        </>
      ) : (
        <Write {...loaderData} result={resultFor('send', actionData)} />
      )}
    </AdminPage>
  )
}

type WriteProps = Extract<Route.ComponentProps['loaderData'], { tab: 'write' }> & { result: ManyResult | undefined }

function Write({ asked, villas, from, until, guests, total, texts, letters, error, result }: WriteProps) {
  return (
    <>
      <p className="measure text-ink-soft">{words.how}</p>
      <ManyFilter asked={asked} villas={villas} />
      {error === null && (
        <p className="mb-4 text-lg" role="status">
          {words.found(total, words.nameOfWhen[asked.when], namePeriod(from, until))}
        </p>
      )}
      {total > MOST_STAYS_OF_MAILING && <Notice tone="calm" title={words.onlyFirst(MOST_STAYS_OF_MAILING)} />}
      {error === null && total === 0 && <p>{words.nobodyFound}</p>}
      <ManyForm asked={asked} guests={guests} texts={texts} letters={letters} result={result} />
    </>
  )
}
