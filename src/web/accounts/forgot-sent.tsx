import { href, Link } from 'react-router'
import { LinkButton } from '../ui/button.tsx'
import { AccountPage } from './account-page.tsx'

/** Same text whether or not the account exists. */
export function ForgotSent() {
  return (
    <AccountPage title="Look into your mailbox" description="A link to set a new password is on its way.">
      <p>If an account with this email exists, a link to set a new password is on its way. It works once, and for one hour.</p>
      <p className="text-ink-soft">Nothing there after a few minutes? Look among the unwanted mail, or ask again.</p>
      <p className="flex flex-wrap items-center gap-x-8 gap-y-3 pt-2">
        <LinkButton to={href('/login')}>Back to Log In</LinkButton>
        <Link to={href('/forgot-password')} className="link link-alone">
          Send another link
        </Link>
      </p>
    </AccountPage>
  )
}
