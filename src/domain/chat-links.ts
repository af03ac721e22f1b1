const internationalDigits = (phone: string): string | null => (phone.trim().startsWith('+') ? phone.replace(/\D/g, '') : null)

/** Opens a chat on WhatsApp; null for a number without its country. */
export function whatsAppLink(phone: string): string | null {
  const digits = internationalDigits(phone)
  return digits && `https://wa.me/${digits}`
}

/** Opens a chat in the Viber app; null for a number without its country. */
function viberLink(phone: string): string | null {
  const digits = internationalDigits(phone)
  return digits && `viber://chat?number=%2B${digits}`
}

type Numbers = { contact: { phone: string }; chats: { whatsApp: string; viber: string } }

/** Links to the chats with the owners: by the number of the service, else by the phone. Null for one that is left out by '-'. */
export const chatLinks = ({ contact, chats }: Numbers) => ({
  whatsApp: whatsAppLink(chats.whatsApp.trim() || contact.phone),
  viber: viberLink(chats.viber.trim() || contact.phone),
})
