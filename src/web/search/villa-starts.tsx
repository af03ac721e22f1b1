import { href } from 'react-router'
import * as words from '#words/en/months.ts'
import { Rating } from '../reviews/rating.tsx'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'
import { describeBathrooms, describeBeds, describeCapacity } from '../villas/describe-villa.ts'
import type { VillaWithStarts } from './read-starts.server.ts'

/** A villa with its free stays of a length, each one tap away from booking. */
export function VillaStarts({ found: { villa, none, lists, more }, first }: { found: VillaWithStarts; first: boolean }) {
  const { picture } = villa
  const page = href('/villas/:slug', { slug: villa.slug })
  return (
    <article className="grid gap-x-10 gap-y-4 sm:grid-cols-[minmax(0,11rem)_minmax(0,1fr)] lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="aspect-2/1 self-start overflow-hidden rounded-photo bg-sand sm:aspect-3/2">
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 64rem) 15rem, (min-width: 40rem) 11rem, 92vw"
            alt=""
            first={first}
            className="size-full object-cover"
          />
        )}
      </div>
      <div className="min-w-0">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <div className="min-w-0">
            <h2 className="text-xl">
              <Link to={page} prefetch="intent" className="inline-block py-1 hover:underline">
                {villa.name}
              </Link>{' '}
              {villa.greekName && (
                <span lang="el" className="greek text-base">
                  {villa.greekName}
                </span>
              )}
            </h2>
            <p className="flex flex-wrap gap-x-3 text-ink-soft text-sm">
              {villa.rating && <Rating rating={villa.rating} to={`${page}#reviews`} />}
              <span>
                {describeBeds(villa)} · {describeBathrooms(villa)} · {describeCapacity(villa)}
              </span>
            </p>
          </div>
          <Link to={page} prefetch="intent" className="link-alone font-semibold text-sm hover:underline max-sm:hidden">
            {words.lookAt(villa.name)}
            <Icon shape={icons.arrow} className="size-4" />
          </Link>
        </div>
        {none ? (
          <p className="font-semibold text-ochre text-sm">{none}</p>
        ) : (
          lists.map(({ title, starts }) => (
            <section key={title} className="[&+section]:mt-6">
              {title && <h3 className="mb-2 text-xl">{title}</h3>}
              <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.75rem),1fr))] gap-2 lg:grid-cols-3">
                {starts.map((start) => (
                  <li key={start.to} className="grid">
                    <Start {...start} />
                  </li>
                ))}
                {more && (
                  <li className="grid">
                    <Link to={more.to} className={`${box} items-center border-field border-dashed text-aegean hover:underline`}>
                      {more.label}
                    </Link>
                  </li>
                )}
              </ul>
            </section>
          ))
        )}
      </div>
    </article>
  )
}

const box = 'flex min-h-15 flex-col justify-center rounded-soft border bg-limewash px-3.5 py-2 text-sm leading-snug'

const Start = ({ when, total, lowest, to }: VillaWithStarts['lists'][number]['starts'][number]) => (
  <Link
    to={to}
    prefetch="intent"
    className={`${box} tabular hover:border-ink ${lowest ? 'border-olive inset-ring inset-ring-olive' : 'border-sand-line'}`}
  >
    <span className="font-semibold">{when}</span>{' '}
    <span className={lowest ? '' : 'text-ink-soft'}>
      {total}
      {lowest && (
        <>
          {' '}
          · <em className="font-semibold text-olive not-italic">{words.lowest}</em>
        </>
      )}
    </span>
  </Link>
)
