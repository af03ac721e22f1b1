const internationalDigits = (phone: string): string | null => (phone.trim().startsWith('+') ? phone.replace(/\D/g, '') : null)

/** Opens a chat on WhatsApp; null for a number without its country. */
export function whatsAppLink(phone: string): string | null {
  const digits = internationalDigits(phone)
  return digits && `https://wa.me/${digits}`
}

/** Opens a chat in the Viber app; null for a number without its country. */
export function viberLink(phone: string): string | null {
  const digits = internationalDigits(phone)
  return digits && `viber://chat?number=%2B${digits}`
}
