import { formatEurosBriefly } from '#words/en/numbers.ts'
import * as words from '#words/en/pricing.ts'
import { getApi } from '../api.ts'
import { pageData } from '../api-results.server.ts'
import type { PageHandle } from '../layout/header.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { useSite } from '../layout/use-site.ts'
import { pageOfList } from '../page-of-list.server.ts'
import { HowToPay } from '../pricing/how-to-pay.tsx'
import { Offers } from '../pricing/offers.tsx'
import { Policies } from '../pricing/policies.tsx'
import { DEFAULT_BASE_RATE, type Rates } from '../pricing/rates.ts'
import { readRates } from '../pricing/read-rates.server.ts'
import { SeasonTable } from '../pricing/season-table.tsx'
import { readUsualStays } from '../pricing/usual-stays.server.ts'
import { VillasOwnPrices } from '../pricing/villas-own-prices.tsx'
import { todayAtProperty } from '../today.server.ts'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { Notice } from '../ui/notice.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Pages } from '../ui/pages.tsx'
import { Section } from '../ui/section.tsx'
import type { Route } from './+types/pricing'

const SEASONS_PER_PAGE = 100

export const handle: PageHandle = { scripts: 'none' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = getApi(context)
  const rates = await readRates(api, todayAtProperty())
  const stays = await readUsualStays(api, null)
  const { shown: seasons, paged } = pageOfList(rates.seasons, url, SEASONS_PER_PAGE)
  return pageData({ ...rates, seasons, paged, stays }, { refused: rates.failed })
}

export default function Pricing({ loaderData }: Route.ComponentProps) {
  const { seasons, paged, offers, baseRate, villas, included, levyAdded, fees, stays, failed } = loaderData
  const site = useSite()
  return (
    <>
      <PageHead title={words.pricingPolicies} description={words.whatANightCosts} page={paged.page} />
      <PageTitle title={words.pricingPolicies}>
        <p>{villas.some(({ furtherGuests }) => furtherGuests) ? words.onePriceForTheVilla : words.onePriceANight}</p>
      </PageTitle>
      <div className="wrap pb-section">
        {failed && (
          <Notice tone="caution" title={words.unableToLoadCurrentPricing}>
            {words.thePriceOfYourOwn}
          </Notice>
        )}
        <div className={`grid grid-cols-1 items-start gap-x-16 gap-y-12 lg:grid-cols-[1fr_24rem] ${failed ? 'mt-10' : ''}`}>
          <section>
            <h2 className="text-2xl">{words.ratesBySeason}</h2>
            <SeasonTable seasons={seasons} baseRate={baseRate} />
            <VillasOwnPrices villas={villas} />
            <Pages {...paged} label={words.pagesOfSeasons} />
            <Fees fees={fees} />
            {levyAdded && <p className="mt-4 text-ink-soft text-sm">{words.levyIsAdded}</p>}
            {baseRate !== DEFAULT_BASE_RATE && (
              <p className="mt-4 text-ink-soft text-sm">{words.pleaseNoteNightsOutside(formatEurosBriefly(baseRate))}</p>
            )}
          </section>
          <Offers offers={offers} />
        </div>
      </div>
      <Section title={words.policies} sand>
        <Policies stays={stays} />
      </Section>
      {included.items.length > 0 && (
        <Section title={words.whatIsIncluded}>
          <Included {...included} />
        </Section>
      )}
      <Section title={words.bookingAndPayment} sand>
        <HowToPay vatStatement={site?.settings.company.vatStatement} />
      </Section>
    </>
  )
}

/** Fees that come with the prices of nights. Nothing where there are none. */
function Fees({ fees }: Pick<Rates, 'fees'>) {
  if (fees.length === 0) return null
  return (
    <section className="mt-8">
      <h3 className="text-xl">{words.fees}</h3>
      <ul className="mt-3 space-y-2 tabular">
        {fees.map(({ id, name, scope, rate, villa }) => (
          <li key={id}>{words.feeIn(words.feeNamed(name, words.feePer[scope](formatEurosBriefly(rate))), villa)}</li>
        ))}
      </ul>
      <p className="mt-3 text-ink-soft text-sm">{words.feesAreInTotals}</p>
    </section>
  )
}

const Included = ({ items, lang }: { items: string[]; lang: 'en' | undefined }) => (
  <ul lang={lang} className="grid gap-x-10 sm:grid-cols-2">
    {items.map((item) => (
      <li key={item} className="flex items-center gap-3 border-sand-line border-b py-3">
        <Icon shape={icons.check} className="size-4.5 text-olive" />
        {item}
      </li>
    ))}
  </ul>
)
