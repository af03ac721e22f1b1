import { Form } from 'react-router'
import { sum } from '#domain/money.ts'
import * as bookingWords from '#words/en/booking.ts'
import * as counts from '#words/en/counts.ts'
import { shortRange } from '#words/en/days.ts'
import { formatEurosBriefly } from '#words/en/numbers.ts'
import { view } from '#words/en/search.ts'
import * as words from '#words/en/two-villas.ts'
import { ContactAsked } from '../forms/contact-asked.tsx'
import type { FormResult } from '../forms/form-result.ts'
import { Intent } from '../forms/intent.tsx'
import { useFormResult } from '../forms/use-form-result.ts'
import { searchFor, villaWith } from '../search/addresses.ts'
import { Link } from '../ui/link.tsx'
import { Notice } from '../ui/notice.tsx'
import { Picture } from '../ui/picture.tsx'
import type { BothVillas } from './both-villas.server.ts'
import { GuestCount, GuestFields } from './guest-fields.tsx'
import { useKnownGuest } from './known-guest.ts'
import { ReviewButton } from './review-button.tsx'

type Props = { both: BothVillas; result: FormResult | undefined }

/** Both villas, the guest's details, and what is paid for each. */
export function BothVillasForm({ both: { stay, party, halves, guest }, result }: Props) {
  const { typed, errors } = result ?? {}
  useFormResult(result)
  const knownGuest = useKnownGuest()
  const toSearch = searchFor({ ...stay, guests: party })
  const bookable = halves.every(({ price }) => price?.available)
  return (
    <Form method="post" noValidate className="grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24.5rem]">
      <Intent is="review" />
      <ContactAsked result={result} />
      <div className="min-w-0 space-y-8 lg:space-y-12">
        <p className="text-lg tabular">
          <span className="block">
            {shortRange(stay.checkIn, stay.checkOut)} · {counts.guests(party)}
          </span>
          <Link to={toSearch} className="link link-alone text-base">
            {words.seeWhatIsFree}
          </Link>
        </p>
        <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
          {halves.map(({ villa, guests }, index) => (
            <li key={villa.id} className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-4 sm:block">
              {villa.pictures[0] && (
                <div>
                  <Picture
                    picture={villa.pictures[0]}
                    sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 46vw, 7rem"
                    first={index === 0}
                    alt=""
                    className="aspect-[3/2] w-full rounded-photo object-cover"
                  />
                </div>
              )}
              <div className="min-w-0 sm:mt-3">
                <h2 className="text-xl">{villa.name}</h2>
                <Link to={villaWith(villa.slug, { ...stay, guests })} prefetch="intent" className="link link-alone text-sm">
                  {view(villa.name)}
                </Link>
              </div>
            </li>
          ))}
        </ul>
        {halves.map(
          ({ villa, problem }) =>
            problem && (
              <Notice key={villa.id} tone="caution" title={words.notFree(villa.name)} announced>
                <p>{problem}</p>
                <Link to={toSearch} className="link link-alone">
                  {words.seeWhatIsFree}
                </Link>
              </Notice>
            ),
        )}
        <div className="max-w-3xl">
          <GuestFields values={{ ...knownGuest, ...guest, ...typed }} errors={errors ?? {}}>
            <div className="grid gap-x-6 gap-y-5 sm:col-span-2 sm:grid-cols-2">
              {halves.map(({ villa, guests }, index) => {
                const name = index === 0 ? 'guests' : 'otherGuests'
                return (
                  <GuestCount
                    key={villa.id}
                    capacity={villa.capacity}
                    name={name}
                    label={words.guestsIn(villa.name)}
                    value={typed?.[name] ?? guests}
                    error={errors?.[name]}
                    included={null}
                  />
                )
              })}
            </div>
          </GuestFields>
        </div>
      </div>
      <aside className="lg:tall:sticky lg:top-24">
        <Prices halves={halves} />
        {bookable && <ReviewButton />}
      </aside>
    </Form>
  )
}

function Prices({ halves }: Pick<BothVillas, 'halves'>) {
  const known = halves.flatMap(({ price }) => price ?? [])
  return (
    <section aria-label={bookingWords.yourStayAndItsPrice} className="panel">
      <dl className="tabular">
        {halves.map(({ villa, guests, price }) => (
          <div key={villa.id} className="flex flex-wrap justify-between gap-x-4 py-1.5">
            <dt className="min-w-0 flex-1 basis-24">{words.shareOf(villa.name, counts.guests(guests))}</dt>
            <dd>{price ? formatEurosBriefly(price.total) : '-'}</dd>
          </div>
        ))}
        {known.length === halves.length && (
          <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-ink border-t pt-3">
            <dt className="min-w-0 flex-1 basis-24 font-semibold">{words.sumOfBoth}</dt>
            <dd className="font-display text-2xl">{formatEurosBriefly(sum(known.map(({ total }) => total)))}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
