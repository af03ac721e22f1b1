import { expect, test } from 'vitest'
import * as german from './de/mail-offer.ts'
import * as germanPage from './de/offer.ts'
import * as greek from './el/mail-offer.ts'
import * as greekPage from './el/offer.ts'
import * as english from './en/mail-offer.ts'
import * as englishPage from './en/offer.ts'
import * as serbian from './sr/mail-offer.ts'
import * as serbianPage from './sr/offer.ts'

test.each([
  ['English', english, englishPage, 'Wednesday, July 8, 2026', '(Greek time)'],
  ['Serbian', serbian, serbianPage, 'sreda, 8. jul 2026.', '8. jula 2026 (po grčkom vremenu).'],
  ['Greek', greek, greekPage, 'Τετάρτη 8 Ιουλίου 2026', '(ώρα Ελλάδας)'],
  ['German', german, germanPage, 'Mittwoch, 8. Juli 2026', '(griechische Zeit)'],
])('the last day of an offer names its zone, in %s', (_, mail, page, day, zone) => {
  const said = [page.openUntil(day), mail.sent.holding(day), mail.sent.notHolding(day), mail.transfer.keptUntil(day)]
  for (const sentence of said) expect(sentence).toContain(zone)
  for (const sentence of said) expect(sentence).not.toContain('..')
})
