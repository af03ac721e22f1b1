import { href } from 'react-router'
import type { Settings } from '#contract/settings.ts'
import { choosePolicy } from '#domain/bookings/cancellation.ts'
import { chatLinks } from '#domain/chat-links.ts'
import { mailLink, phoneLink } from '#domain/contact-links.ts'
import * as words from '#words/en/payment.ts'
import { cancelling } from '#words/en/pricing.ts'
import { useSite } from '../layout/use-site.ts'
import { Link } from '../ui/link.tsx'

export function ImportantInformation() {
  const site = useSite()
  return (
    <section className="min-w-0">
      <h2 className="text-xl">{words.importantInformation}</h2>
      <ul className="mt-3 list-disc space-y-2 pl-5">
        <li>{words.checkInIsFrom15}</li>
        <li>{words.aSecurityDepositOf500}</li>
        <li>{cancelling(choosePolicy('', site?.settings.booking.cancellation ?? ''))}</li>
      </ul>
    </section>
  )
}

/** How to reach the owners, and who they are. */
export function Assistance() {
  const site = useSite()
  if (!site) return null
  const { company } = site.settings
  const ways = waysToWrite(site.settings)
  return (
    <section className="border-sand-line border-t pt-6">
      <h2 className="text-xl">{words.needAssistance}</h2>
      <p className="mt-2">{words.weAnswerWithin24Hours}</p>
      <p>
        {ways.map(([address, text]) => (
          <a key={text} href={address} className="link link-alone mr-6 wrap-anywhere">
            {text}
          </a>
        ))}
        <Link to={href('/')} className="link link-alone no-print">
          {words.returnToHome}
        </Link>
      </p>
      <p className="mt-2 text-ink-soft text-sm">{words.taxNumberPib(company.legalName, company.taxNumber, company.address)}</p>
    </section>
  )
}

/** Address and text of each way to reach the owners. */
function waysToWrite(settings: Pick<Settings, 'contact' | 'chats'>): [href: string, text: string][] {
  const { email, phone } = settings.contact
  const { whatsApp, viber } = chatLinks(settings.chats)
  return [
    [mailLink(email), email],
    [phoneLink(phone), phone],
    ...(whatsApp ? [[whatsApp, words.onWhatsApp] satisfies [string, string]] : []),
    ...(viber ? [[viber, words.onViber] satisfies [string, string]] : []),
  ]
}
