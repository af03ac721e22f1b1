import { useEffect } from 'react'
import { href, useNavigate } from 'react-router'
import * as words from '#words/en/accounts.ts'
import { LinkButton } from '../ui/button.tsx'
import { AccountPage } from './account-page.tsx'

const SHOWN_FOR_MS = 2_000

/** Redirects to the login page; without scripts there is a link. */
export function ResetDone() {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => navigate(href('/login'), { replace: true }), SHOWN_FOR_MS)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <AccountPage title={words.yourNewPasswordIsSet} description={words.yourPasswordHasBeenChanged}>
      <p>{words.yourPasswordHasBeenReset}</p>
      <LinkButton to={href('/login')} look="act" wide>
        {words.logIn}
      </LinkButton>
    </AccountPage>
  )
}
