import * as words from '#words/en/office-catalogue.ts'
import { isPictured, Photograph, type Pictured } from '../../content/photograph.tsx'
import { Link } from '../../ui/link.tsx'
import { EditMenu } from '../edit-menu.tsx'
import { listAt } from './asked.ts'

type Props = {
  entry: Pictured & { id: number; description: string; featured: boolean }
  category: string
  /** Category filter of the list, part of the links to dialogs. */
  filter: string | undefined
  icon?: string | null
  /** How far it is, and where. */
  place?: string
}

/** An amenity or attraction in one line, with what can be done with it in a menu. */
export function EntryRow({ entry, category, filter, icon, place }: Props) {
  const { id, title, description, featured } = entry
  const edit = listAt(filter, { edit: id })
  return (
    <tr>
      <td data-cell="picture">
        {isPictured(entry) ? <Photograph of={entry} sizes="3rem" className="list-picture" /> : <div className="list-picture bg-sand" />}
      </td>
      <td data-cell="main">
        <Link to={edit} preventScrollReset className="list-main">
          {icon && <img src={icon} alt="" loading="lazy" className="mr-1.5 inline size-5 object-contain align-middle" />}
          {title}
        </Link>
      </td>
      <td data-cell="second">
        {category}
        {place !== undefined && <span className="list-narrow"> · {place}</span>}
      </td>
      {place !== undefined && (
        <td data-cell="wide">
          <span className="list-clip">{place}</span>
        </td>
      )}
      <td data-cell="wide" className="w-full">
        <span className="list-clip">{description}</span>
      </td>
      <td data-cell="state">
        {featured && (
          <span className="state" data-status="paid">
            {words.featured}
          </span>
        )}
      </td>
      <td data-cell="menu">
        <EditMenu id={`actions-${id}`} name={title} edit={edit} remove={{ label: words.deleteIt2, to: listAt(filter, { delete: id }) }} />
      </td>
    </tr>
  )
}
