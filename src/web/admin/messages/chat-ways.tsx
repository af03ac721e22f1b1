import { viberLink, whatsAppLink } from '#domain/chat-links.ts'

type Props = { phone: string; text: string; name: string }

/** Opens a chat with a guest, with a text in it. Nothing for a number without its country. */
export const ChatWays = ({ phone, text, name }: Props) => (
  <>
    {[
      { address: whatsAppLink(phone, text), label: 'WhatsApp' },
      { address: viberLink(phone, text), label: 'Viber' },
    ].map(
      ({ address, label }) =>
        address && (
          <a key={label} href={address} className="link link-alone text-sm">
            {label}
            <span className="sr-only"> {name}</span>
          </a>
        ),
    )}
  </>
)
