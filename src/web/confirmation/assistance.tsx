import { viberLink, whatsAppLink } from '#domain/chat-links.ts'
import { mailLink, phoneLink } from '#domain/contact-links.ts'
import * as words from '#words/payment.en.ts'
import { useSite } from '../layout/use-site.ts'

export function ImportantInformation() {
  return (
    <section className="panel">
      <h2 className="text-xl">{words.importantInformation}</h2>
      <ul className="mt-4 list-disc space-y-2 pl-5 text-sm">
        <li>{words.checkInIsFrom15}</li>
        <li>{words.aSecurityDepositOf500}</li>
        <li>{words.cancelling21DaysOrMore}</li>
      </ul>
    </section>
  )
}

export function Assistance({ wide = false }: { wide?: boolean }) {
  const site = useSite()
  if (!site) return null
  const { contact, company } = site.settings
  const ways = waysToWrite(contact)
  return (
    <section className={wide ? 'panel lg:col-span-2' : 'panel'}>
      <h2 className="text-xl">{words.needAssistance}</h2>
      <p className="mt-3 text-sm">{words.weAnswerWithin24Hours}</p>
      <p className="mt-1">
        {ways.map(([href, text]) => (
          <a key={text} href={href} className="link link-alone mr-6">
            {text}
          </a>
        ))}
      </p>
      <p className="mt-3 text-ink-soft text-sm">{words.taxNumberPib(company.legalName, company.taxNumber, company.address)}</p>
    </section>
  )
}

/** Address and text of each way to reach the owners. */
function waysToWrite({ email, phone }: { email: string; phone: string }): [href: string, text: string][] {
  const [whatsApp, viber] = [whatsAppLink(phone), viberLink(phone)]
  return [
    [mailLink(email), email],
    [phoneLink(phone), phone],
    ...(whatsApp ? [[whatsApp, words.onWhatsApp] satisfies [string, string]] : []),
    ...(viber ? [[viber, words.onViber] satisfies [string, string]] : []),
  ]
}
