import '../../admin/bookings/facts.css'
import '../../admin/inbox/inbox.css'
import { type InboxItem, inboxCalls } from '#contract/inbox.ts'
import { templateCalls } from '#contract/message-templates.ts'
import { threadCalls } from '#contract/threads.ts'
import { forRoles } from '#domain/accounts/roles.ts'
import { type InboxView, inboxViews } from '#domain/support/inbox.ts'
import * as inboxWords from '#words/en/office-inbox.ts'
import * as words from '#words/en/office-support.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { InboxFilter } from '../../admin/inbox/inbox-filter.tsx'
import { InboxList } from '../../admin/inbox/inbox-list.tsx'
import { useListQuery, withParameter } from '../../admin/inbox/list-query.ts'
import { NoTalk, Panes } from '../../admin/inbox/panes.tsx'
import type { Beside } from '../../admin/support/beside.ts'
import { Talk } from '../../admin/support/talk.tsx'
import { talkForms } from '../../admin/support/talk-forms.server.ts'
import { useMay } from '../../admin/use-may.ts'
import { getApi } from '../../api.ts'
import { apiResult } from '../../api-results.server.ts'
import { officeClientAction } from '../../forms/client-action.ts'
import { officeAction } from '../../forms/form-action.server.ts'
import { pageAsked } from '../../forms/page-asked.server.ts'
import { useFormResult } from '../../forms/use-form-result.ts'
import { LinkButton } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Pages } from '../../ui/pages.tsx'
import type { Route } from './+types/support'

const PER_PAGE = 12
const FAILED = words.failedToLoadSupportTickets

/** What names a conversation in an address: itself, a ticket in it, or its stay. */
const OPEN = ['thread', 'ticket', 'stay'] as const
type Open = { name: (typeof OPEN)[number]; id: number }

function openIn(query: URLSearchParams): Open | undefined {
  const name = OPEN.find((one) => Number(query.get(one)) > 0)
  return name && { name, id: Number(query.get(name)) }
}

/** On wide screens the first conversation is open from the beginning. */
function openFirst(items: readonly InboxItem[]): Open | undefined {
  const first = items.find(({ kind }) => kind === 'stay' || kind === 'question' || kind === 'ticket')
  return first && { name: first.kind === 'ticket' ? 'ticket' : 'thread', id: first.id }
}

const toAsked = { thread: 'threadId', ticket: 'ticketId', stay: 'bookingId' } as const

const readTalk = async (api: ReturnType<typeof getApi>, { name, id }: Open) =>
  (await apiResult(api(inboxCalls.conversation, { [toAsked[name]]: id }))).answer

/** The texts that can be put into an answer, one of them filled in, and what is sent by itself. */
async function readBeside(api: ReturnType<typeof getApi>, bookingId: number, templateId: number): Promise<Beside> {
  const [texts, planned, filled] = await Promise.all([
    apiResult(api(templateCalls.list, {})),
    apiResult(api(templateCalls.planned, { bookingId })),
    templateId ? apiResult(api(templateCalls.fill, { templateId, bookingId })) : null,
  ])
  return {
    texts: texts.answer?.templates.map(({ id, name }) => ({ id, name })) ?? [],
    planned: planned.answer ?? null,
    filled: filled?.answer ? { ...filled.answer, templateId } : null,
  }
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = getApi(context)
  const status = url.searchParams.get('status')
  const show = inboxViews.find((one) => one === status) ?? 'answer'
  const search = url.searchParams.get('search')?.trim() ?? ''
  const { page, limit, offset } = pageAsked(url, PER_PAGE)
  const chosen = openIn(url.searchParams)
  const read = chosen && (await readTalk(api, chosen))
  // Only what was chosen counts as read, before the list says so.
  if (read?.threadId) await apiResult(api(threadCalls.markRead, { threadId: read.threadId }))
  const { answer, refused } = await apiResult(api(inboxCalls.list, { show, search, limit, offset }))
  const { items = [], total = 0, counts = null, today = '' } = answer ?? {}
  const open = chosen ?? openFirst(items)
  const talk = chosen || !open ? (read ?? null) : await readTalk(api, open)
  const bookingId = talk?.stay?.bookingId
  const beside = bookingId === undefined ? null : await readBeside(api, bookingId, Number(url.searchParams.get('text')))
  return {
    beside,
    show,
    search,
    page,
    items,
    found: total,
    counts,
    today,
    talk,
    open,
    chosen: talk !== null && chosen !== undefined,
    resolving: Number(url.searchParams.get('resolve')),
    erasing: url.searchParams.has('erase'),
    error: refused && (refused.code === 'bug' ? FAILED : refused.message),
  }
}

export const action = officeAction(talkForms)

export const clientAction = officeClientAction

export default function Support({ loaderData, actionData }: Route.ComponentProps) {
  const { show, search, page, items, found, counts, error, resolving, erasing, talk, beside, open, chosen, today } = loaderData
  useFormResult(actionData)
  const may = useMay()
  const list = useListQuery(...OPEN, 'text', 'resolve', 'erase', 'back')
  const here = open && talk ? withParameter(list, open.name, open.id) : list
  const asked = talk?.tickets.find(({ id, status }) => id === resolving && status !== 'resolved')
  return (
    <>
      <Panes
        open={chosen}
        list={
          <AdminPage
            title={words.supportTickets}
            figure={counts && inboxWords.countToAnswer(counts.answer)}
            aside={
              <LinkButton to={`?${list}`} preventScrollReset small>
                {words.refresh}
              </LinkButton>
            }
          >
            {counts && <InboxFilter show={show} search={search} counts={counts} />}
            {error !== null && (
              <Notice tone="bad" title={error}>
                {words.nothingWasLostPleaseRefresh}
              </Notice>
            )}
            {error === null && items.length === 0 && <Nothing show={show} search={search} />}
            <InboxList items={items} show={show} query={list} today={today} talk={talk} />
            <Pages page={page} perPage={PER_PAGE} total={found} label={inboxWords.pagesOfConversations} />
          </AdminPage>
        }
      >
        {talk ? (
          <Talk key={here.toString()} talk={talk} beside={beside} result={actionData} to={`?${here}`} back={`?${list}`} />
        ) : (
          <NoTalk>{items.length > 0 && inboxWords.chooseConversation}</NoTalk>
        )}
      </Panes>
      <ConfirmDialog
        open={asked !== undefined}
        back={`?${here}`}
        title={words.resolveTicket}
        act={words.yesResolveTicket}
        acting={words.resolving}
        fields={{ intent: 'status', ticketId: resolving, version: asked?.version ?? '', status: 'resolved', confirmed: 'yes' }}
      >
        <p>{words.areYouSureYouWish(talk?.guest.name ?? '', talk?.guest.accountId ?? '')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={erasing && talk?.asked != null && may(forRoles.management)}
        back={`?${here}`}
        title={inboxWords.eraseThisConversation}
        act={inboxWords.yesErase}
        acting={inboxWords.erasing}
        fields={{ intent: 'erase', threadId: talk?.threadId ?? '' }}
      >
        <p>{inboxWords.eraseMeans(talk?.guest.name ?? '')}</p>
      </ConfirmDialog>
    </>
  )
}

const sayNothing = (show: InboxView, search: string): string => {
  if (search) return inboxWords.nothingFits(search)
  if (show === 'questions') return inboxWords.noQuestions
  if (show === 'complaints') return words.noComplaints
  if (show === 'reviews') return words.noReviews
  if (show === 'mine') return inboxWords.nothingOfYours
  return show === 'answer' || show === 'all' ? words.noSupportTicketsHaveBeen : words.noTicketsOf[show]
}

const Nothing = ({ show, search }: { show: InboxView; search: string }) => (
  <div className="inbox-nothing">
    <h2>{words.noTicketsFound}</h2>
    <p className="wrap-anywhere">{sayNothing(show, search)}</p>
  </div>
)
