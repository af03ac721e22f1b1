import { useEffect } from 'react'
import { compareVillas } from '#words/en/compare.ts'
import * as counts from '#words/en/counts.ts'
import { shortRange } from '#words/en/days.ts'
import { noneHasAll } from '#words/en/family.ts'
import * as words from '#words/en/search.ts'
import { oneByOne } from '#words/en/two-villas.ts'
import { AskLink } from '../ask/ask-link.tsx'
import { ChosenCurrency } from '../currency/about-in-other.tsx'
import { CurrencyForm } from '../currency/currency-form.tsx'
import { useSite } from '../layout/use-site.ts'
import { DepositOnTop } from '../pricing/deposit-on-top.tsx'
import { Link } from '../ui/link.tsx'
import { Notice } from '../ui/notice.tsx'
import { Pages } from '../ui/pages.tsx'
import { Share } from '../ui/share.tsx'
import { askAbout, compareFor, searchFor } from './addresses.ts'
import { FactFilter } from './fact-filter.tsx'
import { withFacts } from './facts-asked.ts'
import { FoundVilla } from './found-villa.tsx'
import { ImpossibleDates } from './impossible-dates.tsx'
import { PairsFound } from './pairs-found.tsx'
import type { Search, SearchResult } from './read-search.server.ts'
import { rememberStay } from './remembered-stay.ts'

/** Results of a search, for any input. */
export function SearchResults({ search }: { search: Search }) {
  if (search.incomplete) {
    return (
      <Notice tone="calm" title={words.pleaseChooseBothDays} announced>
        {words.withBothDays}
      </Notice>
    )
  }
  return <Results {...(search as SearchResult)} />
}

function Results({ stay, rule, possible, pairs, villas, available, others, facts, paged, error }: SearchResult) {
  const { checkIn, checkOut, guests } = stay
  const query = useSite()?.query ?? ''
  const bookable = rule === '' && error === null
  useEffect(() => {
    if (bookable) rememberStay({ checkIn, checkOut })
  }, [bookable, checkIn, checkOut])
  if (error !== null) {
    return (
      <Notice tone="bad" title={words.theSearchFailed}>
        {error} {words.tryAgain}
      </Notice>
    )
  }
  const [first] = villas
  return (
    <>
      {rule && <ImpossibleDates rule={rule} stays={possible} to={(other) => withFacts(searchFor({ ...other, guests }), facts)} />}
      {!first && facts.length > 0 && !rule && (
        <>
          <p className="text-lg">{noneHasAll}</p>
          <FactFilter query={query} asked={facts} />
        </>
      )}
      {pairs && !rule && <PairsFound pairs={pairs} stay={stay} />}
      {first && (
        <section className={rule || pairs ? 'mt-14' : ''}>
          <h2 className="text-2xl">{pairs ? oneByOne : words.freeOf(available, paged.total)}</h2>
          <p className="mt-2 text-ink-soft tabular">
            {shortRange(checkIn, checkOut)} · {counts.nights(first.nights)} · {counts.guests(guests)}
          </p>
          {available === 0 && !pairs && <p className="mt-2">{words.theNearestDates}</p>}
          <p className="mt-2 flex flex-wrap gap-x-6">
            <Link to={others.to} className="link link-alone">
              {others.label}
            </Link>
            {villas.length > 1 && (
              <Link to={compareFor(stay)} prefetch="intent" className="link link-alone">
                {compareVillas}
              </Link>
            )}
            <AskLink to={askAbout(null, stay)} />
            <Share
              title={words.villasForYourDates}
              text={`${words.villasForYourDates}: ${shortRange(checkIn, checkOut)}, ${counts.guests(guests)}`}
              path={withFacts(searchFor(stay), facts)}
            />
          </p>
          <FactFilter query={query} asked={facts} />
          <ChosenCurrency />
          <CurrencyForm />
          <ul className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-14 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
            {villas.map((found, index) => (
              <li key={found.villa.id}>
                <FoundVilla found={found} stay={stay} first={index === 0} />
              </li>
            ))}
          </ul>
          <div className="mt-10">
            <DepositOnTop />
          </div>
          <div className="mt-8">
            <Pages {...paged} label={words.pagesOfVillas} />
          </div>
        </section>
      )}
    </>
  )
}
