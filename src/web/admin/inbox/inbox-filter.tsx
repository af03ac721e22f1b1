import { Form } from 'react-router'
import type { AnswerOf } from '#contract/call.ts'
import type { inboxCalls } from '#contract/inbox.ts'
import { forRoles } from '#domain/accounts/roles.ts'
import type { InboxView } from '#domain/support/inbox.ts'
import { ticketStatuses } from '#domain/support/reasons.ts'
import * as words from '#words/en/office-inbox.ts'
import * as supportWords from '#words/en/office-support.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { statusNames } from '../support/ticket.ts'
import { useMay } from '../use-may.ts'
import { Filters } from './panes.tsx'

type Props = { show: InboxView; search: string; counts: AnswerOf<typeof inboxCalls.list>['counts'] }

/** Search, and what is listed: what waits, the four figures of the tickets with the closed ones, and the rest; each with its number. */
export function InboxFilter({ show, search, counts }: Props) {
  const may = useMay()
  const filter = (view: InboxView, label: string) => {
    const asked = new URLSearchParams({ ...(view === 'answer' ? {} : { status: view }), ...(search ? { search } : {}) })
    return { to: `?${asked}`, label, current: view === show, count: counts[view] }
  }
  return (
    <>
      <Form role="search" key={search} className="inbox-search filter-search">
        <Icon shape={icons.search} className="size-4" />
        {show !== 'answer' && <input type="hidden" name="status" value={show} />}
        <input
          type="search"
          name="search"
          aria-label={words.searchConversations}
          placeholder={words.searchConversations}
          data-key="S"
          maxLength={100}
          defaultValue={search}
        />
        <Button small>{words.find}</Button>
      </Form>
      <Filters
        name={supportWords.status}
        filters={[
          filter('answer', words.toAnswer),
          filter('mine', words.mine),
          filter('questions', words.questions),
          ...ticketStatuses.map((status) => filter(status, statusNames[status])),
          { ...filter('all', supportWords.allTickets), counts: supportWords.total },
          filter('complaints', supportWords.complaints),
          ...(may(forRoles.management) ? [filter('reviews', supportWords.reviews)] : []),
        ]}
      />
    </>
  )
}
