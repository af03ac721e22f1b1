import { mailCalls } from '#contract/mails.ts'
import * as words from '#words/en/office-jobs.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { isState, stateNames } from '../../admin/mails/mail.ts'
import { MailCard } from '../../admin/mails/mail-card.tsx'
import '../../admin/mails/mails.css'
import { Tabs } from '../../admin/tabs.tsx'
import { getApi } from '../../api.ts'
import { apiResult } from '../../api-results.server.ts'
import { officeClientAction } from '../../forms/client-action.ts'
import { officeAction } from '../../forms/form-action.server.ts'
import { pageAsked } from '../../forms/page-asked.server.ts'
import { useFormResult } from '../../forms/use-form-result.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Pages } from '../../ui/pages.tsx'
import { SearchForm } from '../../ui/search-form.tsx'
import type { Route } from './+types/mails'

const PER_PAGE = 25

export async function loader({ context, url }: Route.LoaderArgs) {
  const { page, limit, offset } = pageAsked(url, PER_PAGE)
  const asked = url.searchParams.get('state')
  const state = isState(asked) ? asked : undefined
  const search = (url.searchParams.get('search') ?? '').trim().slice(0, 100)
  const { answer, refused } = await apiResult(getApi(context)(mailCalls.list, { state, search, limit, offset }))
  return {
    state,
    search,
    page,
    again: Number(url.searchParams.get('again')),
    mails: answer?.mails ?? [],
    total: answer?.total ?? 0,
    mailServer: answer?.mailServer ?? true,
    error: refused?.message ?? null,
  }
}

export const action = officeAction({
  'send-again': async (form) => {
    await form.call(mailCalls.sendAgain, form.values, { fieldless: true, title: words.couldNotSendTheMail })
    return form.stay({ toast: { title: words.theMail, tone: 'good' } })
  },
})

export const clientAction = officeClientAction

export default function Mails({ loaderData, actionData }: Route.ComponentProps) {
  const { state, search, page, again, mails, total, mailServer, error } = loaderData
  useFormResult(actionData)
  const asked = mails.find(({ id }) => id === again)
  const filters = { state, search, page: page > 1 ? String(page) : undefined }
  const at = (query: Record<string, string | undefined>) =>
    `?${new URLSearchParams(Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1])))}`
  return (
    <AdminPage title={words.mails}>
      {!mailServer && (
        <div className="mb-6">
          <Notice tone="caution" title={words.noMailServerIsConfigured}>
            {words.mailsWaitHereAndCan}
          </Notice>
        </div>
      )}
      <Tabs
        name={words.state}
        tabs={[
          { to: at({ search }), label: words.allMails, current: state === undefined },
          ...Object.entries(stateNames).map(([key, label]) => ({ to: at({ state: key, search }), label, current: key === state })),
        ]}
      />
      <SearchForm label={words.recipientOrSubject} search={search} others={{ state }} />
      {error !== null && (
        <Notice tone="bad" title={words.failedToLoadMails}>
          {error}
        </Notice>
      )}
      {error === null && total === 0 && <p className="text-lg">{state || search ? words.noMailsFound : words.noMailsYetEveryMail}</p>}
      <div className="mb-6">
        {mails.map((mail) => (
          <MailCard key={mail.id} mail={mail} filters={filters} />
        ))}
      </div>
      <Pages page={page} perPage={PER_PAGE} total={total} label={words.pagesOfMails} />
      <ConfirmDialog
        open={asked !== undefined}
        back={at(filters)}
        title={words.sendAgain}
        act={words.sendAgain}
        acting={words.sending}
        fields={{ intent: 'send-again', id: again }}
      >
        <p>{words.getsOnceMore(asked?.recipient ?? '', asked?.subject ?? '')}</p>
      </ConfirmDialog>
    </AdminPage>
  )
}
