import { Link } from 'react-router'
import { Notice } from '../ui/notice.tsx'
import { AccountPage } from './account-page.tsx'

export function ResetInvalid({ reason }: { reason: string | undefined }) {
  return (
    <AccountPage title="Invalid Reset Link" description="This link to set a new password can no longer be used.">
      <Notice tone="bad" title={reason ?? 'Password reset token is invalid or expired.'}>
        A link works once, and for one hour. Your old password still stands; ask for a new link to change it.
      </Notice>
      <Link to="/forgot-password" className="button button-act w-full">
        Request New Reset Link
      </Link>
    </AccountPage>
  )
}
