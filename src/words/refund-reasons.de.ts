import { saidBy } from './stored-reasons.ts'

export const saidReason = saidBy({
  'the booking was cancelled': 'die Buchung wurde storniert',
  'the booking was cancelled meanwhile': 'die Buchung wurde inzwischen storniert',
  'this stage was already paid': 'diese Rate war schon bezahlt',
  'with it more than the price would be paid': 'damit wäre mehr als der Preis bezahlt',
  'these nights were already paid for with booking *': 'diese Nächte waren schon mit der Buchung * bezahlt',
  'the stay was changed or paid otherwise meanwhile': 'der Aufenthalt wurde inzwischen geändert oder anders bezahlt',
  'the stay was changed to a lower price': 'der Aufenthalt wurde auf einen niedrigeren Preis geändert',
  'the nights were sold meanwhile': 'die Nächte wurden inzwischen verkauft',
  'another stay of the same offer was already paid for with booking *':
    'ein anderer Aufenthalt desselben Angebots war schon mit der Buchung * bezahlt',
  'the bank has given it back': 'die Bank hat das Geld zurückgegeben',
})
