import { guestStayCalls } from '#contract/guest-stays.ts'
import { reviewCalls } from '#contract/reviews.ts'
import { stayAccessCalls } from '#contract/stay-access.ts'
import { villaGuideCalls } from '#contract/villa-guides.ts'
import type { Deps } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { withPaymentCookie } from '../payments/payment-cookie.ts'
import { cancelOwnStay, readCancellation, sendCancellationCode } from './cancel-stay.ts'
import { sendChangeCode } from './change-code.ts'
import { changeOwnStay, readChangeOffer } from './change-dates.ts'
import { askForChange, decideChange, requestsFor } from './change-requests.ts'
import { announceArrival, changeOwnDetails } from './change-stay.ts'
import { giveDocument } from './give-document.ts'
import { makeOwnProforma } from './own-proforma.ts'
import { readStay } from './read-stay.ts'
import { writeReview } from './review.ts'
import { giveDoorCode, lookAtDoorCode, readAccess, showDoorCode } from './stay-access.ts'
import { readGuide, saveGuide } from './villa-guide.ts'

export const guestStayRoutes = (deps: Deps) => [
  serve(guestStayCalls.stay, ({ account, input, contentLanguage }) => readStay(deps, account, input.bookingNumber, contentLanguage)),
  serve(guestStayCalls.proforma, ({ account, input }) => makeOwnProforma(deps, account, input.bookingNumber)),
  serve(guestStayCalls.changeDetails, ({ account, input }) => changeOwnDetails(deps, account, input)),
  serve(guestStayCalls.announceArrival, ({ account, input }) => announceArrival(deps, account, input)),
  serve(guestStayCalls.giveDocument, ({ account, input }) => giveDocument(deps, account, input)),
  serve(guestStayCalls.cancellation, ({ account, input }) => readCancellation(deps, account, input.bookingNumber)),
  serve(guestStayCalls.cancellationCode, ({ account, input }) => sendCancellationCode(deps, account, input)),
  serve(guestStayCalls.cancel, ({ account, input }) => cancelOwnStay(deps, account, input)),
  serve(guestStayCalls.changeOffer, ({ account, input }) => readChangeOffer(deps, account, input)),
  serve(guestStayCalls.change, async ({ account, input, setCookie, address }) => {
    const { payment } = await changeOwnStay(deps, account, input, address)
    return { payment: payment && withPaymentCookie(deps, setCookie, payment) }
  }),
  serve(guestStayCalls.changeCode, ({ account, input }) => sendChangeCode(deps, account, input)),
  serve(guestStayCalls.askForChange, ({ account, input }) => askForChange(deps, account, input)),
  serve(guestStayCalls.changeRequests, ({ input }) => requestsFor(deps, input.bookingId)),
  serve(guestStayCalls.decideChange, ({ account, input }) => decideChange(deps, account, input)),
  serve(reviewCalls.write, ({ account, input }) => writeReview(deps, account, input)),
  serve(stayAccessCalls.read, ({ input }) => readAccess(deps, input.bookingId)),
  serve(stayAccessCalls.show, ({ account, input }) => showDoorCode(deps, account, input)),
  serve(stayAccessCalls.giveCode, ({ account, input }) => giveDoorCode(deps, account, input)),
  serve(stayAccessCalls.look, ({ account, input }) => lookAtDoorCode(deps, account, input.bookingId)),
  serve(villaGuideCalls.read, ({ input }) => readGuide(deps, input.villaId)),
  serve(villaGuideCalls.save, ({ account, input }) => saveGuide(deps, account, input)),
]
