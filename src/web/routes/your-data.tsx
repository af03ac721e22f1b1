import { href, Link } from 'react-router'
import { privacyCalls } from '#contract/privacy.ts'
import { PasswordForm } from '../accounts/password-form.tsx'
import { SignedIn } from '../accounts/signed-in.tsx'
import { apiOf } from '../api.ts'
import { apiResult } from '../api-results.server.ts'
import { formAction } from '../forms/form-action.server.ts'
import { resultFor } from '../forms/form-result.ts'
import { keepForm } from '../forms/keep-form.ts'
import { useFormResult } from '../forms/use-form-result.ts'
import { PageHead } from '../layout/page-head.tsx'
import { toLogIn } from '../payments/review.server.ts'
import { ownDataForms } from '../privacy/change-personal-data.server.ts'
import { EraseForm } from '../privacy/erase-form.tsx'
import { LinkButton } from '../ui/button.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import type { Route } from './+types/your-data'

export const headers = () => ({ 'cache-control': 'no-store' })

export async function loader({ context, url }: Route.LoaderArgs) {
  const { answer } = await apiResult(apiOf(context)(privacyCalls.sessions, {}))
  if (!answer) throw await toLogIn(url.pathname)
  return answer
}

export const action = formAction(ownDataForms)

export const clientAction = keepForm

export default function YourData({ loaderData: { sessions }, actionData }: Route.ComponentProps) {
  useFormResult(actionData)
  return (
    <>
      <PageHead title="Your data" description="What is kept about you, to take with you or to erase." hidden />
      <PageTitle title="Your data">
        <p>
          What we keep, what for and how long stands under{' '}
          <Link to={href('/privacy')} className="link">
            Privacy
          </Link>
          . Here it is yours.
        </p>
      </PageTitle>
      <div className="wrap pb-section">
        <div className="max-w-3xl space-y-12">
          <section className="space-y-4">
            <h2 className="text-2xl">Take it with you</h2>
            <p>One file with your account, your bookings and payments, your requests, and the mails we have written to you.</p>
            <LinkButton to={href('/your-data/download')} look="act" reloadDocument download>
              Download my data
            </LinkButton>
          </section>
          <section className="space-y-4">
            <h2 className="text-2xl">Where you are signed in</h2>
            <SignedIn sessions={sessions} />
          </section>
          <section className="space-y-4">
            <h2 className="text-2xl">Your password</h2>
            <PasswordForm result={resultFor('password', actionData)} />
          </section>
          <section className="space-y-4">
            <h2 className="text-2xl">Erase it</h2>
            <p>
              Your account goes, and with it your name, address, phone, requests and mails. Tax law makes us keep what was paid, when and
              under which order number, but no longer for whom. This cannot be undone, and is possible when no stay and no money is open.
            </p>
            <EraseForm result={resultFor('erase', actionData)} />
          </section>
        </div>
      </div>
    </>
  )
}
