export const ownerGuestChanged = {
  subject: (code: string) => `The guest has changed booking ${code}`,
  preheader: (villa: string, days: string) => `Please look what is new: ${villa}, ${days}.`,
  hasChanged: (guest: string) => `${guest} has changed guests, requests or the time of arrival. This is how it stands now:`,
  title: 'Arrival',
  arrivalTime: 'Time of arrival',
}
