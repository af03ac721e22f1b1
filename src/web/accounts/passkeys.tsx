import { Form, href } from 'react-router'
import type { AnswerOf } from '#contract/call.ts'
import type { passkeyCalls } from '#contract/passkeys.ts'
import * as words from '#words/en/accounts.ts'
import { formatGreekMoment } from '#words/localized/greek-time.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import { type FormResult, resultFor } from '../forms/form-result.ts'
import { Intent } from '../forms/intent.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { shortUserAgent } from './short-user-agent.ts'

type Props = { passkeys: AnswerOf<typeof passkeyCalls.list>['passkeys']; emailProved: boolean; result: FormResult | undefined }

/** The account's passkeys, with forms to rename and remove them. Adding one needs scripts, as the browser makes it, and a proved address. */
export const Passkeys = ({ passkeys, emailProved, result }: Props) => (
  <>
    <p>{words.aPasskeySignsYouIn}</p>
    {passkeys.length > 0 && (
      <ul className="space-y-2">
        {passkeys.map((passkey) => (
          <li key={passkey.id} className="panel space-y-3 py-4">
            <p className="text-ink-soft text-sm">
              {words.passkeySince(formatGreekMoment(passkey.addedAt), passkey.lastUsedAt && formatGreekMoment(passkey.lastUsedAt))}
            </p>
            <div className="flex flex-wrap items-end gap-3">
              <Form method="post" noValidate preventScrollReset className="flex min-w-0 flex-wrap items-end gap-3">
                <Intent is="passkey-rename" />
                <input type="hidden" name="form" value={`passkey ${passkey.id}`} />
                <input type="hidden" name="id" value={passkey.id} />
                <Field
                  label={words.nameOfThePasskey}
                  name="name"
                  id={`passkey-${passkey.id}`}
                  maxLength={60}
                  autoComplete="off"
                  defaultValue={passkey.name}
                  error={resultFor(`passkey ${passkey.id}`, result)?.errors?.name}
                />
                <Button>
                  {words.rename}
                  <span className="sr-only"> {passkey.name}</span>
                </Button>
              </Form>
              <Form method="post" preventScrollReset>
                <Intent is="passkey-remove" />
                <Button name="id" value={passkey.id}>
                  {words.remove}
                  <span className="sr-only"> {passkey.name}</span>
                </Button>
              </Form>
            </div>
          </li>
        ))}
      </ul>
    )}
    <FormFailure result={resultFor('passkey-add', result)} />
    {emailProved ? <AddPasskey /> : <ProveFirst />}
  </>
)

const AddPasskey = () => (
  <>
    <PasskeyButton ceremony="add" fields={() => ({ name: shortUserAgent(navigator.userAgent) })}>
      {words.addAPasskey}
    </PasskeyButton>
    <noscript>
      <p className="text-ink-soft text-sm">{words.addingNeedsScripts}</p>
    </noscript>
  </>
)

const toProof = `${href('/confirm-email')}?${new URLSearchParams({ redirect: `${href('/your-data')}#passkeys` })}`

const ProveFirst = () => (
  <>
    <p>{words.confirmBeforePasskey}</p>
    <LinkButton to={toProof}>{words.confirmYourEMail}</LinkButton>
  </>
)
