import * as englishCalendars from '../en/calendars.ts'
import * as records from '../records.ts'
import { makeTextTranslator } from '../text-translator.ts'
import type { Translated } from '../translated.ts'
import * as calendars from './calendars.ts'
import { translateReason } from './mail-frame.ts'

const { restrictionGuest, restrictionReason, erasedGuest, change, payment, failure, rateOfTheBank, lastGoodRate, fixedRate } = records
const stored = { restrictionGuest, restrictionReason, erasedGuest, change, payment, failure, rateOfTheBank, lastGoodRate, fixedRate }
const english = { ...stored, calendars: englishCalendars, bank: 'bank' }

/** A text that the server has stored (`records.en.ts`), in the language of the office. Other texts stay as they are. */
export const translateStored = (text: string): string => saidOthers(translateReason(text))

const saidOthers = makeTextTranslator(english, {
  restrictionGuest: 'BLOKADA',
  restrictionReason: 'Blokirao administrator',
  erasedGuest: 'Gost čiji su podaci obrisani',
  bank: 'banka',
  rateOfTheBank: 'kako je naplatila banka',
  lastGoodRate: (source, day) => `poslednji važeći kurs: ${source}, ${day}`,
  fixedRate: 'fiksni kurs',
  calendars,
  change: {
    hidden: 'sklonjena sa spiskova',
    broughtBack: 'vraćena',
    paymentRecorded: 'uplata upisana',
    paymentReversed: (orderId, reason) => `${orderId} stornirano: ${reason}`,
    paymentAttached: (orderId) => `uplata ${orderId} pridružena`,
    stageApproved: (stage) => `rata ${stage} odobrena`,
    stageNotApproved: (stage) => `rata ${stage} nije odobrena`,
    triedAgain: 'gost pokušava ponovo',
    becameChange: (code) => `njene noći sada ima ${code}`,
    moved: (villa, checkIn, checkOut) => `pre promene: ${villa}, ${checkIn} – ${checkOut}`,
    otherStages: 'promenjeni rokovi plaćanja',
    otherLines: 'promenjene stavke cene',
    otherGuests: (before, after) => `broj gostiju pre ${before}, sada ${after}`,
    repriced: (before, after) => `cena pre ${before}, sada ${after}`,
    byHand: 'uneli vlasnici',
    byHandBecause: (reason) => `uneli vlasnici: ${reason}`,
    offered: 'ponuđena gostu',
    offeredBecause: (reason) => `ponuđena gostu: ${reason}`,
    accepted: 'gost plaća uplatom na račun',
    otherChosen: 'gost je izabrao drugi boravak iz ponude',
    offerEnded: {
      taken: 'gost je platio drugi boravak iz ponude',
      lapsed: 'ponuda je istekla',
      withdrawn: 'ponuda je povučena',
      lost: 'noći koje su čuvane za gosta ima neko drugi',
    },
    cancelledByGuest: 'otkazao gost',
    refunded: 'banka je vratila novac',
  },
  payment: {
    unresolved: 'Banka pet dana nije javila šta je sa ovom uplatom. Pitajte banku.',
    approvedWhenAsked: (doubt) => `Banka je na upit odobrila uplatu. ${doubt}`,
    answerRefused: 'Njen odgovor je odbio ovu uplatu.',
    answerNotTaken: (reason) => `Njen odgovor nije primljen kakav je stigao: ${reason}.`,
    transactionUsedByAnswer: 'njena transakcija je platila drugu porudžbinu',
    transactionUsed: (transId) => `Njena transakcija ${transId} platila je i drugu porudžbinu. Pitajte banku.`,
    approvedAndReturned: 'Banka je na upit odobrila uplatu, a neko je tamo vratio novac.',
    otherAmount: (theirs, ours) => `Evidencija banke za ovu porudžbinu navodi ${theirs ?? 'drugi iznos'}, a ovaj sajt ${ours}.`,
    orderUnknown: 'Odgovor banke je odobrio ovu uplatu, a njena evidencija ne zna za porudžbinu.',
    recordsDeclined: (reason) => `Odgovor banke je odobrio ovu uplatu, a njena evidencija kaže da je odbijena (${reason}).`,
    otherTransaction: (answered, recorded) => `Odgovor banke navodi transakciju ${answered}, a njena evidencija ${recorded}.`,
    returnedByBank: 'U knjigama banke piše da je ova uplata vraćena; ovaj sajt to nije tražio.',
  },
  failure: {
    bankAccess: (reason) =>
      `Banka preko API-ja ne može da se pita o uplatama (${reason}). Proverite API korisnika, njegova prava i adresu ovog servera.`,
    processEnded: 'Njegov proces se završio pre njega.',
    mailServerSlow: 'Server za e-mail je bio prespor.',
    clockInDoubt: 'Sat servera je pod sumnjom, pa se ne radi ništa što ne može da se poništi. Pogledajte spisak „Traži pažnju“.',
    notCleared: (steps) => `Deo starih podataka nije obrisan: ${steps}`,
    statementRefused: 'Baza podataka je odbila naredbu.',
    mailboxNotRead: (reason) => `Sanduče za odgovore gostiju ne može da se čita: ${reason}`,
  },
})

true satisfies Translated<typeof import('../en/office-stored-texts.ts'), typeof import('./office-stored-texts.ts')>
