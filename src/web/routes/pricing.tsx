import { writtenEuros } from '#domain/money.ts'
import { apiOf } from '../api.ts'
import { pageData } from '../api-results.server.ts'
import { PageHead } from '../layout/page-head.tsx'
import { useSite } from '../layout/use-site.ts'
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
import { Section } from '../ui/section.tsx'
import type { Route } from './+types/pricing'

export async function loader({ context }: Route.LoaderArgs) {
  const rates = await readRates(apiOf(context), todayAtProperty())
  return pageData(rates, { refused: rates.failed })
}

export default function Pricing({ loaderData: { seasons, offers, baseRate, failed } }: Route.ComponentProps) {
  const site = useSite()
  return (
    <>
      <PageHead
        title="Pricing & policies"
        description="What a night costs in each season, current offers, what is included, how to pay, and the rules of a stay."
      />
      <PageTitle title="Pricing & policies">
        <p>One price a night for the whole villa, however many of you come.</p>
      </PageTitle>
      <div className="wrap pb-section">
        {failed && (
          <Notice tone="caution" title="Unable to load current pricing. Showing default rates.">
            The price of your own dates stands on the booking page, before anything is booked.
          </Notice>
        )}
        <div className={`grid items-start gap-x-16 gap-y-12 lg:grid-cols-[1fr_24rem] ${failed ? 'mt-10' : ''}`}>
          <section>
            <h2 className="text-2xl">Rates by season</h2>
            <SeasonTable seasons={seasons} baseRate={baseRate} />
            {baseRate !== DEFAULT_BASE_RATE && (
              <p className="mt-4 text-ink-soft text-sm">
                Please note: nights outside the seasons are charged at the default rate of {writtenEuros(baseRate)} per night.
              </p>
            )}
          </section>
          <Offers offers={offers} />
        </div>
      </div>
      <Section title="Policies" sand>
        <Policies />
      </Section>
      <Section title="What is included">
        <Included />
      </Section>
      <Section title="Booking and payment" sand>
        <HowToPay vatStatement={site?.settings.company.vatStatement} />
      </Section>
    </>
  )
}
