export const arrival = {
  title: 'Your arrival',
  checkIn: 'Check-in',
  checkInHours: (day: string) => `${day}, 15:00 to 18:30 with your host, or until 23:00 by yourself`,
  checkOut: 'Check-out',
  checkOutHour: (day: string) => `${day}, by 11:00`,
  address: 'Address',
  map: 'Map',
  openTheMap: 'Open the map',
}

export const due = {
  title: 'Still to pay',
  stay: 'Stay',
  everythingPaid: 'Everything is paid.',
  by: (day: string) => `by ${day}`,
  deposit: 'Deposit',
  depositInCash: (amount: string) => `${amount} in cash at check-in, given back at check-out`,
}

export const cancellation = {
  title: 'If you cancel',
  until: (day: string) => `Until ${day}`,
  goesBack: (percent: number, now: string) => `${percent}% of what you have paid goes back, ${now} of what is paid now`,
  goesBackWithLevy: (percent: number, now: string) =>
    `${percent}% of what you have paid goes back, and the whole climate levy: ${now} of what is paid now`,
  after: 'After that',
  now: 'From now on',
  nothingGoesBack: 'nothing goes back',
  onlyTheLevy: (amount: string) => `only the climate levy goes back, ${amount}`,
}

export const contact = {
  title: 'Reach us',
  phone: 'Phone',
  whatsApp: 'WhatsApp',
  viber: 'Viber',
  writeUs: 'Write to us',
  email: 'E-mail',
}
