import { writtenEuros } from '#domain/money.ts'
import * as words from '#words/pricing.en.ts'
import { apiOf } from '../api.ts'
import { pageData } from '../api-results.server.ts'
import { PageHead } from '../layout/page-head.tsx'
import { useSite } from '../layout/use-site.ts'
import { pageOfList } from '../page-of-list.server.ts'
import { HowToPay } from '../pricing/how-to-pay.tsx'
import { Included } from '../pricing/included.tsx'
import { Offers } from '../pricing/offers.tsx'
import { Policies } from '../pricing/policies.tsx'
import { DEFAULT_BASE_RATE } from '../pricing/rates.ts'
import { readRates } from '../pricing/read-rates.server.ts'
import { SeasonTable } from '../pricing/season-table.tsx'
import { todayAtProperty } from '../today.server.ts'
import { Notice } from '../ui/notice.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Pages } from '../ui/pages.tsx'
import { Section } from '../ui/section.tsx'
import type { Route } from './+types/pricing'

const SEASONS_PER_PAGE = 100

export async function loader({ context, url }: Route.LoaderArgs) {
  const rates = await readRates(apiOf(context), todayAtProperty())
  const { shown: seasons, paged } = pageOfList(rates.seasons, url, SEASONS_PER_PAGE)
  return pageData({ ...rates, seasons, paged }, { refused: rates.failed })
}

export default function Pricing({ loaderData: { seasons, paged, offers, baseRate, failed } }: Route.ComponentProps) {
  const site = useSite()
  return (
    <>
      <PageHead title={words.pricingPolicies} description={words.whatANightCosts} page={paged.page} />
      <PageTitle title={words.pricingPolicies}>
        <p>{words.onePriceANight}</p>
      </PageTitle>
      <div className="wrap pb-section">
        {failed && (
          <Notice tone="caution" title={words.unableToLoadCurrentPricing}>
            {words.thePriceOfYourOwn}
          </Notice>
        )}
        <div className={`grid items-start gap-x-16 gap-y-12 lg:grid-cols-[1fr_24rem] ${failed ? 'mt-10' : ''}`}>
          <section>
            <h2 className="text-2xl">{words.ratesBySeason}</h2>
            <SeasonTable seasons={seasons} baseRate={baseRate} />
            <Pages {...paged} label={words.pagesOfSeasons} />
            {baseRate !== DEFAULT_BASE_RATE && (
              <p className="mt-4 text-ink-soft text-sm">{words.pleaseNoteNightsOutside(writtenEuros(baseRate))}</p>
            )}
          </section>
          <Offers offers={offers} />
        </div>
      </div>
      <Section title={words.policies} sand>
        <Policies />
      </Section>
      <Section title={words.whatIsIncluded}>
        <Included />
      </Section>
      <Section title={words.bookingAndPayment} sand>
        <HowToPay vatStatement={site?.settings.company.vatStatement} />
      </Section>
    </>
  )
}
