import { refund } from './records.en.ts'
import { saidIn } from './said-in.ts'

/** Why money goes back; the stored reason is English. */
export const saidReason = saidIn(refund, {
  cancelled: 'rezervacija je otkazana',
  cancelledMeanwhile: 'rezervacija je u međuvremenu otkazana',
  stagePaid: 'ova rata je već bila plaćena',
  moreThanPrice: 'time bi bilo plaćeno više od cene',
  nightsPaid: (code) => `ove noći su već plaćene rezervacijom ${code}`,
  stayChanged: 'boravak je u međuvremenu promenjen ili drukčije plaćen',
  lowerPrice: 'boravak je promenjen na nižu cenu',
  nightsSold: 'noći su u međuvremenu prodate',
  alternativePaid: (code) => `drugi boravak iz iste ponude već je plaćen rezervacijom ${code}`,
  atTheBank: 'banka je vratila novac',
})
