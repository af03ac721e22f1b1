import { bankAccountCalls } from '#contract/bank-account.ts'
import { settingsCalls } from '#contract/settings.ts'
import * as words from '#words/en/office-bank.ts'
import * as settingsWords from '#words/en/office-settings.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { getApi } from '../../api.ts'
import { requiredAnswer } from '../../api-results.server.ts'
import { PrintButton } from '../../ui/print-button.tsx'
import type { Route } from './+types/bank-to-send'

export const headers = () => ({ 'cache-control': 'no-store' })

export async function loader({ context }: Route.LoaderArgs) {
  const api = getApi(context)
  const [{ site }, { settings }] = await Promise.all([
    requiredAnswer(api(bankAccountCalls.read, {})),
    requiredAnswer(api(settingsCalls.stored, {})),
  ])
  // The account for transfers is no part of it.
  const { legalName, address, registrationNumber, taxNumber, activity, activityCode } = settings.company
  const { email, phone } = settings.contact
  return { site, company: { legalName, address, registrationNumber, taxNumber, activity, activityCode }, contact: { email, phone } }
}

/** What the bank has to know before it lets the house sell: to print, or to copy. */
export default function BankToSend({ loaderData: { site, company, contact } }: Route.ComponentProps) {
  return (
    <AdminPage title={words.toSend} aside={<PrintButton>{words.print}</PrintButton>}>
      <Facts
        title={words.merchant}
        facts={[
          [settingsWords.legalName, company.legalName],
          [settingsWords.companyAddress, company.address],
          [settingsWords.registrationNumber, company.registrationNumber],
          [settingsWords.taxNumberPib, company.taxNumber],
          [settingsWords.activity, `${company.activity} (${company.activityCode})`],
          [settingsWords.email, contact.email],
          [settingsWords.phone, contact.phone],
        ]}
      />
      <Facts
        title={words.addresses}
        facts={[
          [words.website, site.address],
          [words.returnAddress, site.returnAddress],
          [words.callbackAddress, site.callbackAddress ?? words.noCallback],
          [words.terms, `${site.address}/terms`],
          [words.privacy, `${site.address}/privacy`],
          [words.model, words.modelIs],
          [words.currency, words.currencyIs],
        ]}
      />
      <section aria-labelledby="questions" className="mt-6">
        <h2 id="questions" className="mb-2 text-xl">
          {words.questions}
        </h2>
        <ol className="measure list-decimal space-y-1 pl-6">
          {words.asks.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      </section>
    </AdminPage>
  )
}

const Facts = ({ title, facts }: { title: string; facts: [label: string, value: string][] }) => (
  <section className="mt-6">
    <h2 className="mb-2 text-xl">{title}</h2>
    <dl className="measure space-y-2">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  </section>
)
