import { saidBy } from './stored-reasons.ts'

export const saidReason = saidBy({
  'the booking was cancelled': 'rezervacija je otkazana',
  'the booking was cancelled meanwhile': 'rezervacija je u međuvremenu otkazana',
  'this stage was already paid': 'ova rata je već plaćena',
  'with it more than the price would be paid': 'time bi bilo plaćeno više od cene',
  'these nights were already paid for with booking *': 'ove noći su već plaćene rezervacijom *',
  'the stay was changed or paid otherwise meanwhile': 'boravak je u međuvremenu promenjen ili drugačije plaćen',
  'the stay was changed to a lower price': 'boravak je promenjen na nižu cenu',
  'the nights were sold meanwhile': 'noći su u međuvremenu prodate',
  'another stay of the same offer was already paid for with booking *': 'drugi boravak iz iste ponude već je plaćen rezervacijom *',
  'the bank has given it back': 'banka je vratila novac',
})
