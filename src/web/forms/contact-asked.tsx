import type { FormResult } from './form-result.ts'

/** Sends back the address and the phone number of a form that was not accepted, so that the server asks about each only once. */
export function ContactAsked({ result }: { result: FormResult | undefined }) {
  if (!(result?.errors ?? result?.failure ?? result?.question)) return null
  const { email, phone, phoneNumber = phone } = result.typed ?? {}
  return (
    <>
      {email && <input type="hidden" name="askedEmail" value={email} />}
      {phoneNumber && <input type="hidden" name="askedPhone" value={phoneNumber} />}
    </>
  )
}
