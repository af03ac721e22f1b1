/** Encodes the address: mail programs parse text after `?` as further recipients and content. */
export const mailLink = (address: string): string => `mailto:${encodeURIComponent(address).replace('%40', '@')}`

/** Keeps digits and a leading plus: phones interpret other characters as commands. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/(?!^\+)\D/g, '')}`

/** Searches a map for a place; opens the map's app on phones that have it. */
export const mapSearchLink = (place: string): string => `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`

/** Begins a mail without a recipient. Mail programs show a plus for a blank as it is. */
export const newMailLink = (subject: string, body: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`

/** Begins a WhatsApp message whose recipient is chosen there. */
export const whatsAppLink = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`
