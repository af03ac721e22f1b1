import { href, Link } from 'react-router'
import * as words from '#words/payment.en.ts'
import { useAccount } from '../layout/account.tsx'

/** For a guest who is signed in: the next visit can do without a password or code. */
export function PasskeyOffer() {
  if (useAccount()?.user?.status !== 1) return null
  return (
    <p className="no-print">
      {words.signInByPasskeyNextTime}{' '}
      <Link to={`${href('/your-data')}#passkeys`} className="link link-alone">
        {words.addAPasskey}
      </Link>
    </p>
  )
}
