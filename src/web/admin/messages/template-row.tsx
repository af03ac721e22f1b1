import { href } from 'react-router'
import type { MessageTemplate } from '#contract/message-templates.ts'
import type { Villa } from '#contract/villas.ts'
import * as words from '#words/en/office-messages.ts'
import { nameOf } from '#words/languages.ts'
import { Link } from '../../ui/link.tsx'
import { EditMenu } from '../edit-menu.tsx'
import { describeReach, describeWhen } from './describe.ts'

export const columns = [words.name, words.when, words.forWhom, words.languagesHead, words.state]

type Props = { template: MessageTemplate; villas: readonly Pick<Villa, 'id' | 'name'>[]; stays: number | undefined; manages: boolean }

/** A text in one line. `stays`: to which it goes soon. */
export function TemplateRow({ template, villas, stays, manages }: Props) {
  const { id, name, texts, event, active, advertising } = template
  const edit = `${href('/admin/dashboard/messages')}?edit=${id}`
  const state = event === null ? words.byHandState : active ? words.on : words.off
  return (
    <tr data-row="">
      <td data-cell="main">
        {manages ? (
          <Link to={edit} className="list-main">
            {name}
          </Link>
        ) : (
          <span className="list-main">{name}</span>
        )}
      </td>
      <td data-cell="second">{describeWhen(template)}</td>
      <td data-cell="wide">
        {event !== null && describeReach(template, villas, stays)}
        {advertising && <span className="block">{words.advertising}</span>}
      </td>
      <td data-cell="wide">{texts.map(({ language }) => nameOf[language]).join(', ')}</td>
      <td data-cell="state">
        <span className="state" data-status={event === null ? 'closed' : active ? 'paid' : 'pending'}>
          {state}
        </span>
      </td>
      {manages && (
        <td data-cell="menu">
          <EditMenu
            id={`actions-${id}`}
            name={name}
            edit={edit}
            remove={{ label: words.remove, to: `${href('/admin/dashboard/messages')}?remove=${id}` }}
          />
        </td>
      )}
    </tr>
  )
}
