export const priceNames: Record<string, string> = {
  'Standard rate': 'Grundpreis',
  'Kept by the cancellation policy': 'Gemäß den Stornobedingungen einbehalten',
  'Agreed with your hosts': 'Mit den Gastgebern vereinbart',
  Reduction: 'Ermäßigung',
}
