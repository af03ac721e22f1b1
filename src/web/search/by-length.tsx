import type { ReactNode } from 'react'
import { href } from 'react-router'
import * as counts from '#words/en/counts.ts'
import { noneHasAll } from '#words/en/family.ts'
import * as words from '#words/en/months.ts'
import * as searchWords from '#words/en/search.ts'
import { DepositOnTop } from '../pricing/deposit-on-top.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { Notice } from '../ui/notice.tsx'
import { Pages } from '../ui/pages.tsx'
import { Share } from '../ui/share.tsx'
import { villasFor } from './addresses.ts'
import { FactFilter } from './fact-filter.tsx'
import { withFacts } from './facts-asked.ts'
import { MonthSearchForm } from './month-search-form.tsx'
import type { MonthsPage, MonthsResult } from './read-starts.server.ts'
import { VillaStarts } from './villa-starts.tsx'
import { WaysToSearch } from './ways-to-search.tsx'

/** The search by length and months, with its results. */
export function ByLength({ page, address }: { page: MonthsPage; address: string }) {
  const { form, facts, title, only, notes, result } = page
  return (
    <div className="wrap pt-6 pb-section sm:pt-8">
      <WaysToSearch way="months" days={withFacts(villasFor(Number(form.guests), {}), facts)} months={address} />
      <h1 className="mt-5 text-3xl">{title}</h1>
      {result.state === 'found' && result.summary && <p className="mt-1.5 text-ink-soft text-lg tabular">{result.summary}</p>}
      <div className="mt-7 mb-8">
        <MonthSearchForm form={form} villa={only?.slug} facts={facts} />
        {result.state === 'found' && <FactFilter query={address.slice(address.indexOf('?') + 1)} asked={facts} />}
      </div>
      {result.state === 'incomplete' && (
        <Notice tone="calm" title={words.chooseMonths} announced>
          {words.withMonths}
        </Notice>
      )}
      {result.state === 'failed' && (
        <Notice tone="bad" title={searchWords.theSearchFailed}>
          {result.error} {searchWords.tryAgain}
        </Notice>
      )}
      {result.state === 'found' && (
        <Found
          result={result}
          only={only}
          notes={notes}
          everything={everything(address)}
          share={<Share title={title} text={`${title}, ${counts.guests(Number(form.guests))}`} path={address} />}
        />
      )}
    </div>
  )
}

/** The same search in all villas. */
function everything(address: string): string {
  const query = new URLSearchParams(address.slice(address.indexOf('?')))
  query.delete('villa')
  return `${href('/villas')}?${query}`
}

type Props = { result: MonthsResult; only: MonthsPage['only']; notes: string[]; everything: string; share: ReactNode }

function Found({ result, only, notes, everything, share }: Props) {
  const { problem, summary, others, villas, cut, paged } = result
  if (problem !== null) {
    return (
      <Notice tone="calm" title={problem} announced>
        {words.chooseAnother}
      </Notice>
    )
  }
  return (
    <>
      {villas.length === 0 && <p className="mb-4 text-lg">{noneHasAll}</p>}
      {summary === null && villas.length > 0 && (
        <Notice tone="calm" title={words.nothingIsFree} announced>
          <p>{others.length > 0 ? words.theseSearchesFind : words.chooseAnother}</p>
          <ul className="mt-3 flex flex-wrap gap-2">
            {others.map(({ to, label }) => (
              <li key={to}>
                <LinkButton to={to} small className="bg-limewash text-left hover:bg-ink">
                  {label}
                </LinkButton>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {cut && <p className="mb-4 text-sm">{cut}</p>}
      {only && (
        <Link to={everything} className="link link-alone mb-2">
          {words.allVillas}
        </Link>
      )}
      <ul className="border-sand-line border-b">
        {villas.map((found, index) => (
          <li key={found.villa.id} className="border-sand-line border-t py-6 sm:py-8">
            <VillaStarts found={found} first={index === 0} />
          </li>
        ))}
      </ul>
      <div className="mt-6 text-ink-soft text-sm">
        <DepositOnTop />
        <p>
          {notes.join(' ')} {words.theAddressKeeps}
        </p>
        {share}
      </div>
      {!only && (
        <div className="mt-8">
          <Pages {...paged} label={searchWords.pagesOfVillas} />
        </div>
      )}
    </>
  )
}
