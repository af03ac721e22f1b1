import { Form, href } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import { passkeyCalls } from '#contract/passkeys.ts'
import { privacyCalls } from '#contract/privacy.ts'
import * as accountWords from '#words/en/accounts.ts'
import * as words from '#words/en/legal.ts'
import { withChosenPasskeys } from '../accounts/chosen-passkeys.ts'
import { sessionForms } from '../accounts/end-sessions.server.ts'
import type { PasskeyMore } from '../accounts/passkey-button.tsx'
import { passkeyForms } from '../accounts/passkey-forms.server.ts'
import { Passkeys } from '../accounts/passkeys.tsx'
import { PasswordForm } from '../accounts/password-form.tsx'
import { SignedIn } from '../accounts/signed-in.tsx'
import { getApi } from '../api.ts'
import { apiResult, requiredAnswer } from '../api-results.server.ts'
import { guestClientAction } from '../forms/client-action.ts'
import { change, done, formAction, toLogIn } from '../forms/form-action.server.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import { type FormResult, resultFor } from '../forms/form-result.ts'
import { Intent } from '../forms/intent.tsx'
import { useFormResult } from '../forms/use-form-result.ts'
import type { PageHandle } from '../layout/header.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { EraseForm } from '../privacy/erase-form.tsx'
import { LanguageForm } from '../privacy/language-form.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import type { Route } from './+types/your-data'

export const handle: PageHandle = { frame: 'stay' }

export const headers = () => ({ 'cache-control': 'no-store' })

export async function loader({ context, url }: Route.LoaderArgs) {
  const { answer } = await apiResult(getApi(context)(privacyCalls.sessions, {}))
  if (!answer) throw await toLogIn(url.pathname)
  const { language } = await requiredAnswer(getApi(context)(accountCalls.language, {}))
  return { ...answer, language, ...(await requiredAnswer(getApi(context)(passkeyCalls.list, {}))) }
}

const PAGE = href('/your-data')

export const action = formAction<PasskeyMore>({
  ...sessionForms(PAGE),
  ...passkeyForms(PAGE),
  language: change(accountCalls.changeLanguage, { to: PAGE, done: words.yourLanguageIsSet }),
  password: change(accountCalls.changePassword, { input: withChosenPasskeys, to: PAGE, done: words.yourNewPasswordIsSet }),
  'password-link': async (form) => {
    const { user } = await requiredAnswer(form.api(accountCalls.who, {}))
    if (!user) return toLogIn(PAGE)
    await form.send(accountCalls.forgotPassword, { email: user.email })
    return done(PAGE, accountWords.aLinkIsOnItsWay)
  },
  erase: change(privacyCalls.erase, { to: href('/'), done: words.yourDataHasBeenDeleted }),
})

export const clientAction = guestClientAction<PasskeyMore>

export default function YourData({
  loaderData: { sessions, language, hasPassword, passkeys, mayAdd, emailProved },
  actionData,
}: Route.ComponentProps) {
  useFormResult(actionData)
  return (
    <>
      <PageHead title={words.yourData} description={words.whatIsKeptAbout} hidden />
      <PageTitle title={words.yourData}>
        <p>
          {words.whatWeKeep}{' '}
          <Link to={href('/privacy')} className="link">
            {words.privacy}
          </Link>
          {words.hereDownloadOrDelete}
        </p>
      </PageTitle>
      <div className="wrap pb-section">
        <div className="max-w-3xl space-y-12">
          <section className="space-y-4">
            <h2 className="text-2xl">{words.downloadYourData}</h2>
            <p>{words.oneFileWithYourAccount}</p>
            <LinkButton to={href('/your-data/download')} look="act" reloadDocument download>
              {words.downloadMyData}
            </LinkButton>
          </section>
          <section className="space-y-4">
            <h2 className="text-2xl">{words.yourLanguage}</h2>
            <LanguageForm language={language} result={resultFor('language', actionData)} />
          </section>
          <section className="space-y-4">
            <h2 className="text-2xl">{words.whereYouAreSignedIn}</h2>
            <SignedIn sessions={sessions} />
          </section>
          {mayAdd && (
            <section id="passkeys" className="scroll-mt-28 space-y-4">
              <h2 className="text-2xl">{accountWords.passkeys}</h2>
              <Passkeys passkeys={passkeys} emailProved={emailProved} result={actionData} />
            </section>
          )}
          <section id="your-password" className="scroll-mt-28 space-y-4">
            <h2 className="text-2xl">{words.yourPassword}</h2>
            {hasPassword ? (
              <PasswordForm passkeys={passkeys} result={resultFor('password', actionData)} />
            ) : (
              <PasswordLinkForm result={resultFor('password-link', actionData)} />
            )}
          </section>
          <section className="space-y-4">
            <h2 className="text-2xl">{words.deleteYourData}</h2>
            <p>{words.yourAccountGoes}</p>
            <EraseForm hasPassword={hasPassword} result={resultFor('erase', actionData)} />
          </section>
        </div>
      </div>
    </>
  )
}

/** For an account without a password: a mailed link sets one, as only the mailbox proves its holder. */
const PasswordLinkForm = ({ result }: { result: FormResult | undefined }) => (
  <Form method="post" replace preventScrollReset className="max-w-md space-y-5">
    <Intent is="password-link" />
    <FormFailure result={result} />
    <p>{accountWords.youSignInByCodes}</p>
    <SubmitButton acting={accountWords.oneMoment} of="password-link">
      {accountWords.sendResetLink}
    </SubmitButton>
  </Form>
)
