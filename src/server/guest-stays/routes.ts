import type { Deps } from '../deps.ts'
import type { HandlersOf } from '../http/serve.ts'
import { withPaymentCookie } from '../payments/payment-cookie.ts'
import { cancelOwnStay, readCancellation, sendCancellationCode } from './cancel-stay.ts'
import { sendChangeCode } from './change-code.ts'
import { changeOwnStay, readChangeOffer } from './change-dates.ts'
import { askForChange, decideChange, requestsFor } from './change-requests.ts'
import { announceArrival, changeOwnDetails } from './change-stay.ts'
import { giveDocument } from './give-document.ts'
import { chooseOwnNews } from './own-news.ts'
import { makeOwnProforma } from './own-proforma.ts'
import { readPastStays } from './past-stays.ts'
import { readGuestView, readStay } from './read-stay.ts'
import { writeReview } from './review.ts'
import { giveDoorCode, lookAtDoorCode, readAccess, showDoorCode } from './stay-access.ts'
import { readGuide, saveGuide } from './villa-guide.ts'
import { ownMessagePicture, writeToHosts } from './write-to-hosts.ts'

export const guestStayHandlers = (deps: Deps): HandlersOf<'guestStay' | 'ownReview' | 'stayAccess' | 'villaGuide'> => ({
  guestStay: {
    write: ({ account, input }) => writeToHosts(deps, account, input),
    messagePicture: ({ account, input }) => ownMessagePicture(deps, account, input),
    past: ({ account, input }) => readPastStays(deps, account, input),
    stay: ({ account, input, contentLanguage }) => readStay(deps, account, input.bookingNumber, contentLanguage),
    proforma: ({ account, input }) => makeOwnProforma(deps, account, input.bookingNumber),
    changeDetails: ({ account, input }) => changeOwnDetails(deps, account, input),
    announceArrival: ({ account, input }) => announceArrival(deps, account, input),
    chooseNews: ({ account, input, language }) => chooseOwnNews(deps, account, input, language),
    giveDocument: ({ account, input }) => giveDocument(deps, account, input),
    cancellation: ({ account, input }) => readCancellation(deps, account, input.bookingNumber),
    cancellationCode: ({ account, input }) => sendCancellationCode(deps, account, input),
    cancel: ({ account, input }) => cancelOwnStay(deps, account, input),
    changeOffer: ({ account, input }) => readChangeOffer(deps, account, input),
    change: async ({ account, input, setCookie, address }) => {
      const { payment } = await changeOwnStay(deps, account, input, address)
      return { payment: payment && withPaymentCookie(deps, setCookie, payment) }
    },
    changeCode: ({ account, input }) => sendChangeCode(deps, account, input),
    askForChange: ({ account, input }) => askForChange(deps, account, input),
    view: ({ input, contentLanguage }) => readGuestView(deps, input.bookingId, contentLanguage),
    changeRequests: ({ input }) => requestsFor(deps, input.bookingId),
    decideChange: ({ account, input }) => decideChange(deps, account, input),
  },
  ownReview: {
    write: ({ account, input }) => writeReview(deps, account, input),
  },
  stayAccess: {
    read: ({ input }) => readAccess(deps, input.bookingId),
    show: ({ account, input }) => showDoorCode(deps, account, input),
    giveCode: ({ account, input }) => giveDoorCode(deps, account, input),
    look: ({ account, input }) => lookAtDoorCode(deps, account, input.bookingId),
  },
  villaGuide: {
    read: ({ input }) => readGuide(deps, input.villaId),
    save: ({ account, input }) => saveGuide(deps, account, input),
  },
})
