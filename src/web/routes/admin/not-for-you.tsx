import { data } from 'react-router'
import { roleDescriptions, roleNames } from '#words/en/labels.ts'
import * as words from '#words/en/office-frame.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { useAccount } from '../../layout/account.tsx'

export const loader = () => data(null, 403)

/** Opened in place of a page that the role may not see. */
export default function NotForYou() {
  const role = useAccount()?.role
  return (
    <AdminPage title={words.notForYou}>
      <p className="measure text-lg">{words.thisPageIsForOthers}</p>
      {role && (
        <p className="measure mt-3 text-ink-soft">
          {words.yourRole(roleNames[role])} {roleDescriptions[role]}
        </p>
      )}
    </AdminPage>
  )
}
