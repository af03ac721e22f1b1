import { href } from 'react-router'
import type { Villa } from '#contract/villas.ts'
import * as words from '#words/en/office-villas.ts'
import { Link } from '../../ui/link.tsx'
import { ColumnHeads } from '../column-heads.tsx'
import { EditMenu } from '../edit-menu.tsx'

const LONGEST_CLAIM = 30
const SHOWN_OF_CLAIM = 27

const shortClaim = (claim: string) => (claim.length > LONGEST_CLAIM ? `${claim.slice(0, SHOWN_OF_CLAIM)}...` : claim)

export const VillasSheet = ({ villas }: { villas: Villa[] }) => (
  <table className="list">
    <ColumnHeads heads={[words.name, words.claim, words.features, words.amenities, words.images]} menu />
    <tbody>
      {villas.map(({ id, name, slug, claim, features, amenities, images }) => (
        <tr key={id}>
          <td data-cell="main">
            <Link to={`?edit=${id}`} preventScrollReset className="list-main">
              {name}
            </Link>
          </td>
          <td data-cell="second" className="w-full">
            {claim ? shortClaim(claim) : '–'}
          </td>
          <td data-cell="wide">{features.length}</td>
          <td data-cell="wide">{amenities.length}</td>
          <td data-cell="wide">{images.length}</td>
          <td data-cell="menu">
            <EditMenu id={`actions-${id}`} name={name} edit={`?edit=${id}`} remove={{ label: words.deleteIt2, to: `?delete=${id}` }}>
              <li>
                <Link to={href('/admin/dashboard/villas/:villaId/guide', { villaId: String(id) })}>
                  {words.guide}
                  <span className="sr-only"> {name}</span>
                </Link>
              </li>
              <li>
                <Link to={href('/villas/:slug', { slug })}>
                  {words.seePage}
                  <span className="sr-only"> {name}</span>
                </Link>
              </li>
            </EditMenu>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
