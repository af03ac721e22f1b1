const internationalDigits = (phone: string): string | null => (phone.trim().startsWith('+') ? phone.replace(/\D/g, '') : null)

/** Opens a chat on WhatsApp, with a text if there is one; null for a number without its country. */
export function whatsAppLink(phone: string, text = ''): string | null {
  const digits = internationalDigits(phone)
  return digits && `https://wa.me/${digits}${text && `?text=${encodeURIComponent(text)}`}`
}

/** Opens a chat in the Viber app, with a text if there is one; null for a number without its country. */
export function viberLink(phone: string, text = ''): string | null {
  const digits = internationalDigits(phone)
  return digits && `viber://chat?number=%2B${digits}${text && `&draft=${encodeURIComponent(text)}`}`
}

/** Links to the chats with the owners, by the numbers of the services. Null for one that has none. */
export const chatLinks = ({ whatsApp, viber }: { whatsApp: string; viber: string }) => ({
  whatsApp: whatsAppLink(whatsApp),
  viber: viberLink(viber),
})
