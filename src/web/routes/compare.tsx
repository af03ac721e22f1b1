import { Form, href } from 'react-router'
import * as words from '#words/en/compare.ts'
import * as searchWords from '#words/en/search.ts'
import { getApi } from '../api.ts'
import { pageData } from '../api-results.server.ts'
import { ComparisonTable } from '../compare/comparison-table.tsx'
import { readComparison } from '../compare/read-comparison.server.ts'
import type { PageHandle } from '../layout/header.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { useSite } from '../layout/use-site.ts'
import { searchFor } from '../search/addresses.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Link } from '../ui/link.tsx'
import { Notice } from '../ui/notice.tsx'
import { Share } from '../ui/share.tsx'
import type { Route } from './+types/compare'

export const handle: PageHandle = { scripts: 'touched' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { refused, ...comparison } = await readComparison(getApi(context), url)
  return pageData(comparison, { refused })
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  const { villas, asked, choices, cut, error, problem } = loaderData
  const query = useSite()?.query ?? ''
  const stay = 'checkIn' in asked ? asked : null
  return (
    <>
      <PageHead title={words.compareTheVillas} description={words.besideEachOther} hidden={query !== ''} />
      <div className="group/compare wrap pt-6 pb-section sm:pt-8">
        <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
          <div>
            <h1 className="text-3xl">{words.compareTheVillas}</h1>
            <p className="mt-1 text-ink-soft text-lg tabular">
              {asked.inWords}{' '}
              <Link to={stay ? searchFor(stay) : href('/villas')} className="link link-alone text-sm">
                {stay ? words.change : words.chooseDates}
              </Link>
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-x-6">
            {villas.length > 1 && <Checkbox name="different" label={words.onlyWhatDiffers} compact />}
            <Share
              title={words.compareTheVillas}
              text={[words.compareTheVillas, asked.inWords].filter(Boolean).join(': ')}
              path={`${href('/compare')}${query}`}
            />
          </div>
        </div>
        {error !== null && (
          <Notice tone="bad" title={searchWords.theSearchFailed}>
            {error} {searchWords.tryAgain}
          </Notice>
        )}
        {problem !== null && (
          <Notice tone="calm" title={problem} announced>
            {searchWords.pleaseChooseOtherDates}
          </Notice>
        )}
        {cut && <p className="mb-4 text-sm">{cut}</p>}
        {villas.length === 0 ? <p className="text-lg">{words.nothingToCompare}</p> : <ComparisonTable {...loaderData} />}
        {choices.length > 2 && (
          <Form action={href('/compare')} className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-2" aria-label={words.whichVillas}>
            {stay && (
              <>
                <input type="hidden" name="checkIn" value={stay.checkIn} />
                <input type="hidden" name="checkOut" value={stay.checkOut} />
              </>
            )}
            <input type="hidden" name="guests" value={asked.guests} />
            <fieldset className="min-w-0 wrap-anywhere">
              <legend className="font-semibold text-sm">{words.whichVillas}</legend>
              <div className="flex flex-wrap gap-x-6">
                {choices.map(({ slug, name, chosen }) => (
                  <Checkbox key={slug} name="villa" value={slug} label={name} defaultChecked={chosen} compact />
                ))}
              </div>
            </fieldset>
            <Button small>{words.show}</Button>
          </Form>
        )}
      </div>
    </>
  )
}
