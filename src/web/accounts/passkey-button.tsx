import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { useEffect, useState } from 'react'
import { useFetcher, useSubmit } from 'react-router'
import * as words from '#words/en/accounts.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import type { FormResult, FormValues } from '../forms/form-result.ts'
import { useFormResult } from '../forms/use-form-result.ts'
import { useToast } from '../toasts/toaster.tsx'
import { Button, type Look } from '../ui/button.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'

/** What the browser needs to make or use a passkey. */
export type PasskeyMore = { passkeyOptions: Record<string, unknown> }

/** The library is loaded when somebody wants to use a passkey. */
const ceremonies = {
  add: async (options: unknown) =>
    (await import('@simplewebauthn/browser')).startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }),
  'sign-in': async (options: unknown) =>
    (await import('@simplewebauthn/browser')).startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }),
}

type Props = Look & {
  /** Also the intent that ends the ceremony, after `passkey-`. */
  ceremony: keyof typeof ceremonies
  /** Further fields of the form that ends the ceremony. */
  fields: () => FormValues
  children: string
}

/** Begins and ends a passkey ceremony by the intents `passkey-begin` and `passkey-…` of the page. Absent where there are no passkeys; its space is reserved until that is known. */
export function PasskeyButton({ ceremony, fields, children, ...look }: Props) {
  const fetcher = useFetcher<FormResult<PasskeyMore>>()
  const submit = useSubmit()
  const toast = useToast()
  const hydrated = useHydrated()
  const [asked, setAsked] = useState(false)
  useFormResult(fetcher.data)
  const { data } = fetcher
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!data?.passkeyOptions) return setAsked(false)
    ceremonies[ceremony](data.passkeyOptions)
      .then((credential) =>
        submit({ ...fields(), intent: `passkey-${ceremony}`, credential: JSON.stringify(credential) }, { method: 'post', replace: true }),
      )
      // The guest has cancelled, or the device has no passkey or has this account's already.
      .catch(() => toast({ title: words.noPasskeyUsed, text: words.nothingHasChanged }))
      .finally(() => setAsked(false))
  }, [data])
  if (hydrated && !('PublicKeyCredential' in window)) return null
  const begin = () => {
    setAsked(true)
    void fetcher.submit({ intent: 'passkey-begin' }, { method: 'post' })
  }
  return (
    <>
      <FormFailure result={data} />
      <Button type="button" onClick={begin} disabled={asked} {...look} className={`scripted ${hydrated ? '' : 'invisible'}`}>
        {asked ? words.oneMoment : children}
      </Button>
    </>
  )
}
