import type { Settings } from '#contract/settings.ts'
import { choosePolicy } from '#domain/bookings/cancellation.ts'
import { chatLinks } from '#domain/chat-links.ts'
import { mailLink, phoneLink } from '#domain/contact-links.ts'
import * as words from '#words/en/payment.ts'
import { cancelling } from '#words/en/pricing.ts'
import { useSite } from '../layout/use-site.ts'

export function ImportantInformation() {
  const site = useSite()
  return (
    <section className="panel">
      <h2 className="text-xl">{words.importantInformation}</h2>
      <ul className="mt-4 list-disc space-y-2 pl-5 text-sm">
        <li>{words.checkInIsFrom15}</li>
        <li>{words.aSecurityDepositOf500}</li>
        <li>{cancelling(choosePolicy('', site?.settings.booking.cancellation ?? ''))}</li>
      </ul>
    </section>
  )
}

export function Assistance({ wide = false }: { wide?: boolean }) {
  const site = useSite()
  if (!site) return null
  const { company } = site.settings
  const ways = waysToWrite(site.settings)
  return (
    <section className={wide ? 'panel lg:col-span-2' : 'panel'}>
      <h2 className="text-xl">{words.needAssistance}</h2>
      <p className="mt-3 text-sm">{words.weAnswerWithin24Hours}</p>
      <p className="mt-1">
        {ways.map(([href, text]) => (
          <a key={text} href={href} className="link link-alone mr-6 wrap-anywhere">
            {text}
          </a>
        ))}
      </p>
      <p className="mt-3 text-ink-soft text-sm">{words.taxNumberPib(company.legalName, company.taxNumber, company.address)}</p>
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
