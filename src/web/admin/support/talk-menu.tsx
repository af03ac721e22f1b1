import { Form } from 'react-router'
import * as frameWords from '#words/en/office-frame.ts'
import * as words from '#words/en/office-inbox.ts'
import { Intent } from '../../forms/intent.tsx'
import { RowMenu } from '../row-menu.tsx'
import type { Conversation } from './ticket.ts'

type Props = { talk: Conversation; to: string; back: string }

/** Who answers a conversation, and that one wants to read it again. */
export function TalkMenu({ talk: { threadId, people, assignedTo, guest }, to, back }: Props) {
  if (threadId === null) return null
  const choices = [...people.map(({ id, name }) => ({ id, label: words.assignTo(name) })), { id: null, label: words.assignToNobody }]
  return (
    <RowMenu id="talk-menu" name={frameWords.actionsFor(guest.name)} className="list-more flex-none">
      <li>
        <Form method="post" action={back} preventScrollReset>
          <Intent is="unread" />
          <input type="hidden" name="threadId" value={threadId} />
          <button type="submit">{words.markAsUnread}</button>
        </Form>
      </li>
      {choices.map(({ id, label }) => (
        <li key={id ?? 'nobody'}>
          <Form method="post" action={to} preventScrollReset>
            <Intent is="assign" />
            <input type="hidden" name="threadId" value={threadId} />
            {id !== null && <input type="hidden" name="accountId" value={id} />}
            <button type="submit" aria-current={id === assignedTo ? 'true' : undefined}>
              {label}
            </button>
          </Form>
        </li>
      ))}
    </RowMenu>
  )
}
