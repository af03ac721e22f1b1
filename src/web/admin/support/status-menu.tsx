import { Form } from 'react-router'
import type { TalkTicket } from '#contract/inbox.ts'
import * as inboxWords from '#words/en/office-inbox.ts'
import { Intent } from '../../forms/intent.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { PopoverMenu } from '../../ui/popover-menu.tsx'
import { isStatus, statusNames } from './ticket.ts'

/** A sign and the word. */
export const TicketState = ({ status }: Pick<TalkTicket, 'status'>) => (
  <span className="state" data-status={status}>
    {statusNames[status]}
  </span>
)

/** The status of a ticket, which opens the others. Each is set at once, except `resolved`, which asks first: it writes to the guest. */
export const TicketStatusMenu = ({ ticket: { id, status, version }, to }: { ticket: TalkTicket; to: string }) => (
  <Form method="post" action={to} preventScrollReset className="flex-none">
    <Intent is="status" />
    <input type="hidden" name="ticketId" value={id} />
    <input type="hidden" name="version" value={version} />
    <input type="hidden" name="before" value={status} />
    <PopoverMenu
      id={`status-${id}`}
      name={inboxWords.ticketStatus(id, statusNames[status])}
      className="button button-plain button-small"
      label={
        <>
          <TicketState status={status} />
          <Icon shape={icons.chevron} className="size-3.5" />
        </>
      }
    >
      {Object.keys(statusNames)
        .filter(isStatus)
        .map((one) => (
          <li key={one}>
            <button type="submit" name="status" value={one} aria-current={one === status ? 'true' : undefined}>
              <TicketState status={one} />
            </button>
          </li>
        ))}
    </PopoverMenu>
  </Form>
)
