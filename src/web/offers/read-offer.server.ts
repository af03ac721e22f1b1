import { data } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import type { Api } from '#contract/client.ts'
import { offerCalls } from '#contract/offers.ts'
import { askedCodeCookie } from '../accounts/sign-in-code.server.ts'
import { apiResult, requiredAnswer } from '../api-results.server.ts'

/** The offer of a link, and what is known of the visitor. Throws 404 for an unknown link. */
export async function readOffer(api: Api, request: Request, token: string) {
  const { answer, refused } = await apiResult(api(offerCalls.read, { token }))
  if (refused && refused.status < 500) throw data(null, 404)
  const offer = answer ?? (await requiredAnswer(api(offerCalls.read, { token })))
  const { user } = await requiredAnswer(api(accountCalls.who, {}))
  const asked = await askedCodeCookie.read(request)
  return {
    ...offer,
    signedIn: user !== null,
    /** A code was sent to the address that the offer went to. */
    sentCode: asked && asked.email === offer.guest?.email ? { mailServer: asked.mailServer } : null,
  }
}

export type Offer = Awaited<ReturnType<typeof readOffer>>
