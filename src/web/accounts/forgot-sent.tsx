import { href } from 'react-router'
import * as words from '#words/en/accounts.ts'
import { LinkButton } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { AccountPage } from './account-page.tsx'

/** Same text whether or not the account exists. */
export function ForgotSent() {
  return (
    <AccountPage title={words.checkYourEmail} description={words.aLinkToSet}>
      <p>{words.ifAnAccount}</p>
      <p className="text-ink-soft">{words.nothingAfterAFewMinutes}</p>
      <p className="flex flex-wrap items-center gap-x-8 gap-y-3 pt-2">
        <LinkButton to={href('/login')}>{words.backToLogIn}</LinkButton>
        <Link to={href('/forgot-password')} className="link link-alone">
          {words.sendAnotherLink}
        </Link>
      </p>
    </AccountPage>
  )
}
