import { Form, href } from 'react-router'
import type { PlannedMessage, PlannedOfStay } from '#contract/message-templates.ts'
import type { PlannedState } from '#domain/messages/schedule.ts'
import * as words from '#words/en/office-messages.ts'
import { Intent } from '../../forms/intent.tsx'
import { Link } from '../../ui/link.tsx'
import { formatMoment } from '../format-moment.ts'
import { ChatWays } from './chat-ways.tsx'

const canBeSent: readonly PlannedState[] = ['waits', 'due', 'held', 'left_out', 'over', 'skipped']
const canBeLeftOut: readonly PlannedState[] = ['waits', 'due', 'held']

type Props = { bookingId: number; sent: PlannedOfStay; to: string }

/** What is sent by itself to the guest of a stay, and what has become of it. `to`: where its forms are sent. */
export const PlannedList = ({ bookingId, sent: { planned, newsSince, phone }, to }: Props) => (
  <>
    {planned.length === 0 && <p className="text-ink-soft">{words.nothingPlanned}</p>}
    <ul className="planned" hidden={planned.length === 0}>
      {planned.map((message) => (
        <li key={message.templateId}>
          <b>{message.name}</b>, {words.states[message.state](formatMoment(message.at))}
          {message.state === 'held' && (
            <span className="block text-brick">{words.lacks(message.missing.map((field) => words.fields[field]).join(', '))}</span>
          )}
          <span className="planned-acts">
            {canBeSent.includes(message.state) && (
              <Act bookingId={bookingId} message={message} to={to} intent="send-planned" label={words.now} />
            )}
            {canBeLeftOut.includes(message.state) && (
              <Act bookingId={bookingId} message={message} to={to} intent="skip-planned" label={words.notThis} />
            )}
            {message.state === 'skipped' && <Act bookingId={bookingId} message={message} to={to} intent="plan-again" label={words.again} />}
            {message.text !== null && <ChatWays phone={phone} text={message.text} name={message.name} />}
          </span>
        </li>
      ))}
    </ul>
    <p className="text-sm">{newsSince ? words.newsYes(formatMoment(newsSince)) : words.newsNo}</p>
    <Link to={href('/admin/dashboard/messages')} className="link link-alone">
      {words.writeTexts}
    </Link>
  </>
)

type ActProps = { bookingId: number; message: PlannedMessage; to: string; intent: string; label: string }

const Act = ({ bookingId, message: { templateId, name }, to, intent, label }: ActProps) => (
  <Form method="post" action={to} preventScrollReset className="inline">
    <Intent is={intent} />
    <input type="hidden" name="bookingId" value={bookingId} />
    <input type="hidden" name="templateId" value={templateId} />
    <input type="hidden" name="name" value={name} />
    <button type="submit" className="link link-alone text-sm">
      {label}
      <span className="sr-only"> {name}</span>
    </button>
  </Form>
)
