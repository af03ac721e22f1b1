import { href } from 'react-router'
import * as words from '#words/en/compare.ts'
import { Rating } from '../reviews/rating.tsx'
import { type StayAsked, toBookingAddress, villaWith } from '../search/addresses.ts'
import { LinkButton } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'
import type { Column, Comparison, Row } from './read-comparison.server.ts'

type Props = Pick<Comparison, 'villas' | 'rows' | 'asked'>

/** Villas as columns. On phones each row has its name above its cells, and the columns are swiped; 'only what differs' needs no script. */
export const ComparisonTable = ({ villas, rows, asked }: Props) => (
  <section
    className="comparison relative -mx-[var(--pad)] overflow-x-auto px-[var(--pad)]"
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on phones, also by the keyboard
    tabIndex={0}
    aria-label={words.compareTheVillas}
  >
    <table className="w-full min-w-max table-fixed border-collapse wrap-anywhere text-left text-sm lg:min-w-0">
      <thead>
        <tr className="max-lg:flex">
          <td className="w-40 max-lg:hidden" />
          {villas.map((villa) => (
            <th key={villa.id} scope="col" className={`${cell} pb-5 font-normal`}>
              <Head villa={villa} stay={'checkIn' in asked ? asked : null} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Values key={row.title} {...row} />
        ))}
      </tbody>
    </table>
  </section>
)

const cell = 'py-3 pr-4 align-top max-lg:w-41 max-lg:shrink-0'

function Head({ villa, stay }: { villa: Column; stay: StayAsked | null }) {
  const page = stay ? villaWith(villa.slug, stay) : href('/villas/:slug', { slug: villa.slug })
  const { picture } = villa
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="aspect-4/3 overflow-hidden rounded-photo bg-sand">
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 84rem) 17rem, (min-width: 64rem) 21vw, 10.25rem"
            alt=""
            first
            className="size-full object-cover"
          />
        )}
      </div>
      <Link to={page} prefetch="intent" className="font-display text-xl hover:underline">
        {villa.name}
      </Link>
      {villa.rating && <Rating rating={villa.rating} to={`${page}#reviews`} />}
      <p className="min-h-8 tabular">
        {villa.price && <span className={stay ? 'font-display text-xl' : ''}>{villa.price}</span>}
        {villa.lowest && <span className="ml-1.5 font-semibold text-olive">{words.lowest}</span>}
        {villa.note && <span className="text-ink-soft">{villa.note}</span>}
      </p>
      {villa.book ? (
        <LinkButton to={villa.book} look="act" small wide>
          {words.book} <span className="sr-only">{villa.name}</span>
        </LinkButton>
      ) : (
        <LinkButton to={stay ? toBookingAddress(villa.slug, stay) : `${href('/booking')}?villa=${villa.slug}`} small wide>
          {words.seeFreeDates} <span className="sr-only">{villa.name}</span>
        </LinkButton>
      )}
    </div>
  )
}

const Values = ({ title, values, best, same }: Row) => (
  <tr
    data-same={same || undefined}
    className="border-sand-line border-b max-lg:flex max-lg:flex-wrap group-has-[[name=different]:checked]/compare:data-same:hidden"
  >
    <th scope="row" className="py-3 pr-4 align-top font-normal text-ink-soft max-lg:basis-full max-lg:pb-0 max-lg:text-xs">
      <span className="sticky left-0 inline-block">{title}</span>
    </th>
    {values.map((value, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the columns of the table
      <td key={index} className={`${cell} max-lg:pt-0.5 ${best[index] ? 'font-semibold' : ''}`}>
        {value ?? '–'}
      </td>
    ))}
  </tr>
)
