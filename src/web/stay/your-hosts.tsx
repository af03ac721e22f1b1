import { chatLinks } from '#domain/chat-links.ts'
import { mailLink, phoneLink } from '#domain/contact-links.ts'
import * as words from '#words/en/stay.ts'
import { useSite } from '../layout/use-site.ts'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { Panel } from './panel.tsx'

/** How to reach the owners at once. */
export function YourHosts() {
  const settings = useSite()?.settings
  if (!settings) return null
  const { phone, email } = settings.contact
  const { whatsApp, viber } = chatLinks(settings.chats)
  const chats = [
    ['WhatsApp', whatsApp],
    ['Viber', viber],
  ] as const
  return (
    <Panel title={words.yourHosts} id="hosts">
      <p>{words.callWhenItIsUrgent}</p>
      <p className="mt-1 flex flex-col items-start">
        <a href={phoneLink(phone)} className="link link-alone">
          <Icon shape={icons.phone} className="size-4" /> {phone}
        </a>
        <a href={mailLink(email)} className="link link-alone max-w-full wrap-anywhere">
          <Icon shape={icons.mail} className="size-4 shrink-0" /> {email}
        </a>
        {chats.map(
          ([name, address]) =>
            address && (
              <a key={name} href={address} className="link link-alone">
                {name}
              </a>
            ),
        )}
      </p>
    </Panel>
  )
}
