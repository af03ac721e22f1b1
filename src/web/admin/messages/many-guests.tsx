import { href } from 'react-router'
import type { Letter, MailingGuest } from '#contract/mailings.ts'
import { phoneLink } from '#domain/contact-links.ts'
import { shortRange } from '#words/en/days.ts'
import * as words from '#words/en/office-many.ts'
import { fields } from '#words/en/office-messages.ts'
import { nameOf, tagOf } from '#words/languages.ts'
import { Link } from '../../ui/link.tsx'
import { nameBox } from '../pricing/tick-boxes.ts'
import { ChatWays } from './chat-ways.tsx'

export const boxOfStay = (bookingId: number): string => nameBox('stay', bookingId)

/** Whether a message can be sent to the guest of a stay. `letter`: undefined while there is no text. */
export const isReachable = ({ why }: MailingGuest, letter: Letter | undefined): boolean => why === null && !letter?.missing.length

type Props = {
  guests: readonly MailingGuest[]
  letters: ReadonlyMap<number, Letter>
  isTicked: (guest: MailingGuest) => boolean
}

/** Who gets a message to many: each can be left out, and opens what it reads. The first is open. */
export const ManyGuests = ({ guests, letters, isTicked }: Props) => (
  <ul className="many">
    {guests.map((guest, index) => (
      <li key={guest.bookingId}>
        <Guest guest={guest} letter={letters.get(guest.bookingId)} ticked={isTicked(guest)} />
        {letters.has(guest.bookingId) && <Reads guest={guest} letter={letters.get(guest.bookingId)} open={index === 0} />}
      </li>
    ))}
  </ul>
)

type GuestProps = { guest: MailingGuest; letter: Letter | undefined; ticked: boolean }

function Guest({ guest, letter, ticked }: GuestProps) {
  const { bookingId, guestName, villa, checkIn, checkOut, language, why } = guest
  const name = boxOfStay(bookingId)
  const other = letter && letter.language !== language
  return (
    <div className="many-guest">
      {isReachable(guest, letter) ? (
        <input type="checkbox" id={name} name={name} value="1" defaultChecked={ticked} className="size-5 accent-aegean" />
      ) : (
        <span aria-hidden="true">–</span>
      )}
      <label htmlFor={name}>
        <b>{guestName}</b>{' '}
        <span>
          {villa}, {shortRange(checkIn, checkOut)},{' '}
          {other ? words.otherLanguage(nameOf[language], nameOf[letter.language]) : nameOf[language]}
        </span>
      </label>
      {why && <span className="many-why">{words.whys[why]}</span>}
      {letter && letter.missing.length > 0 && (
        <span className="many-why">{words.lacks(letter.missing.map((field) => fields[field]).join(', '))}</span>
      )}
      {why === 'no_address' && <ByPhone guest={guest} letter={letter} />}
    </div>
  )
}

/** How to reach somebody who cannot be written to by mail. */
const ByPhone = ({ guest: { bookingId, phone, guestName }, letter }: { guest: MailingGuest; letter: Letter | undefined }) => (
  <span className="many-ways">
    <ChatWays phone={phone} text={letter?.body ?? ''} name={guestName} />
    {phone && (
      <a href={phoneLink(phone)} className="link">
        {words.call}
        <span className="sr-only"> {guestName}</span>
      </a>
    )}
    <Link to={href('/admin/dashboard/bookings/:bookingId', { bookingId: String(bookingId) })} className="link">
      {phone || words.openStay}
    </Link>
  </span>
)

type ReadsProps = { guest: MailingGuest; letter: Letter | undefined; open: boolean }

const Reads = ({ guest, letter, open }: ReadsProps) =>
  letter && (
    <details open={open} className="many-reads">
      <summary>{words.reads(guest.guestName)}</summary>
      <div lang={tagOf[letter.language]}>
        <b>{letter.subject}</b>
        <p>{letter.body}</p>
      </div>
    </details>
  )
