import { data } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import type { Api } from '#contract/client.ts'
import { offerCalls } from '#contract/offers.ts'
import { readSentCode } from '../accounts/sign-in-code.server.ts'
import { apiResult, requiredAnswer } from '../api-results.server.ts'

/** The offer of a link, the stay of it that is asked for, and what is known of the visitor. Throws 404 for an unknown link. */
export async function readOffer(api: Api, request: Request, token: string, wanted: string | null) {
  const { answer, refused } = await apiResult(api(offerCalls.read, { token }))
  if (refused && refused.status < 500) throw data(null, 404)
  const offer = answer ?? (await requiredAnswer(api(offerCalls.read, { token })))
  const { user } = await requiredAnswer(api(accountCalls.who, {}))
  const [only] = offer.stays.length === 1 ? offer.stays : []
  const chosen = offer.stays.find(({ bookingNumber }) => bookingNumber === wanted) ?? only ?? null
  /** A code was sent to the address that the offer went to. */
  const sentCode = await readSentCode(request, offer.guest?.email, chosen?.bookingNumber ?? '')
  return { offer: { ...offer, signedIn: user !== null, sentCode }, chosen }
}

export type Offer = Awaited<ReturnType<typeof readOffer>>['offer']
