export const theGuestAsks = 'The guest asks for another stay'
export const wantedStay = (villa: string, from: string, until: string): string => `${villa}, ${from} to ${until}`
export const whatAgreeingMeans =
  'If you agree, the guest can change the stay for three days, at the price of that moment. The nights are not held until then.'
export const agree = 'Agree'
export const refuse = 'Refuse'
export const decided = 'The guest is told'
