export const priceNames: Record<string, string> = {
  'Standard rate': 'Osnovna cena',
  'Kept by the cancellation policy': 'Zadržano po pravilima otkazivanja',
  'Agreed with your hosts': 'Po dogovoru sa domaćinima',
  Reduction: 'Umanjenje',
}
