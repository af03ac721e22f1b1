import { useEffect } from 'react'
import { href, useNavigate } from 'react-router'
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
    <AccountPage title="Your new password is set" description="Your password has been changed.">
      <p>Your password has been reset successfully! You have been logged out everywhere; log in with the new one.</p>
      <LinkButton to={href('/login')} look="act" wide>
        Log In
      </LinkButton>
    </AccountPage>
  )
}
