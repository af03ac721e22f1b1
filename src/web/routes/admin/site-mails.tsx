import { mailWordsCalls } from '#contract/mail-words.ts'
import * as words from '#words/en/office-mail-words.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { ColumnHeads } from '../../admin/column-heads.tsx'
import { columns, MailRow } from '../../admin/site-mails/mail-row.tsx'
import { getApi } from '../../api.ts'
import { apiResult } from '../../api-results.server.ts'
import { Notice } from '../../ui/notice.tsx'
import type { Route } from './+types/site-mails'

export async function loader({ context }: Route.LoaderArgs) {
  const { answer, refused } = await apiResult(getApi(context)(mailWordsCalls.list, {}))
  return { mails: answer?.mails ?? [], error: refused?.message ?? null }
}

/** The mails to guests whose words owners can change. */
export default function SiteMails({ loaderData: { mails, error } }: Route.ComponentProps) {
  return (
    <AdminPage title={words.emails}>
      <p className="measure mb-6 text-ink-soft">{words.how}</p>
      {error !== null && (
        <Notice tone="bad" title={words.failed}>
          {error}
        </Notice>
      )}
      <table className="list">
        <ColumnHeads heads={columns} menu={false} />
        <tbody>
          {mails.map((listed) => (
            <MailRow key={listed.mail} listed={listed} />
          ))}
        </tbody>
      </table>
    </AdminPage>
  )
}
