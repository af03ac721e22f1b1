import { href } from 'react-router'
import type { Villa } from '#contract/villas.ts'
import * as words from '#words/en/office-villas.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'

const LONGEST_CLAIM = 30
const SHOWN_OF_CLAIM = 27

const shortClaim = (claim: string) => (claim.length > LONGEST_CLAIM ? `${claim.slice(0, SHOWN_OF_CLAIM)}...` : claim)

export function VillasSheet({ villas }: { villas: Villa[] }) {
  return (
    <table className="sheet">
      <thead>
        <tr>
          {[words.name, words.claim, words.features, words.amenities, words.images, words.actions].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {villas.map(({ id, name, slug, claim, features, amenities, images }) => (
          <tr key={id}>
            <td data-name={words.name} className="wrap-anywhere">
              <Link to={href('/villas/:slug', { slug })} className="link inline-block py-1">
                {name}
              </Link>
            </td>
            <td data-name={words.claim} className="wrap-anywhere">
              {claim ? shortClaim(claim) : '–'}
            </td>
            <td data-name={words.features}>{features.length}</td>
            <td data-name={words.amenities}>{amenities.length}</td>
            <td data-name={words.images}>{images.length}</td>
            <td data-name={words.actions}>
              <span className="acts lg:justify-start!">
                <LinkButton to={`?edit=${id}`} preventScrollReset small>
                  {words.edit2}
                  <span className="sr-only"> {name}</span>
                </LinkButton>
                <LinkButton to={href('/admin/dashboard/villas/:villaId/guide', { villaId: String(id) })} small>
                  {words.guide}
                  <span className="sr-only"> {name}</span>
                </LinkButton>
                <LinkButton to={`?delete=${id}`} preventScrollReset small>
                  {words.deleteIt2}
                  <span className="sr-only"> {name}</span>
                </LinkButton>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
