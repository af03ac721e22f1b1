import { href } from 'react-router'
import type { ListedMail } from '#contract/mail-words.ts'
import * as words from '#words/en/office-mail-words.ts'
import { nameOf } from '#words/languages.ts'
import { Link } from '../../ui/link.tsx'
import { formatMoment } from '../format-moment.ts'

export const columns = [words.mail, words.sent, words.inYourWords, words.lastChange]

/** A mail of the site in one line. */
export const MailRow = ({ listed: { mail, changed, unusable, written } }: { listed: ListedMail }) => (
  <tr data-row="">
    <td data-cell="main">
      <Link to={href('/admin/dashboard/site-mails/:mail', { mail })} className="list-main">
        {words.mails[mail].name}
      </Link>
    </td>
    <td data-cell="second">{words.mails[mail].when}</td>
    <td data-cell="state">
      {unusable ? (
        <span className="state" data-status="failed">
          {words.outdated}
        </span>
      ) : (
        changed.map((language) => nameOf[language]).join(', ') || <span className="text-ink-soft">{words.noneYet}</span>
      )}
    </td>
    <td data-cell="wide">
      {written && (
        <>
          {formatMoment(written.at)}
          {written.by && <span className="text-ink-soft">, {written.by}</span>}
        </>
      )}
    </td>
  </tr>
)
