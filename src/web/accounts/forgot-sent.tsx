import { Link } from 'react-router'
import { AccountPage } from './account-page.tsx'

/** Same text whether or not the account exists. */
export function ForgotSent() {
  return (
    <AccountPage title="Look into your mailbox" description="A link to set a new password is on its way.">
      <p>If an account with this email exists, a link to set a new password is on its way. It works once, and for one hour.</p>
      <p className="text-ink-soft">Nothing there after a few minutes? Look among the unwanted mail, or ask again.</p>
      <p className="flex flex-wrap items-center gap-x-8 gap-y-3 pt-2">
        <Link to="/login" className="button button-plain">
          Back to Log In
        </Link>
        <Link to="/forgot-password" className="link link-alone">
          Send another link
        </Link>
      </p>
    </AccountPage>
  )
}
