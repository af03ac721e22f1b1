import { isValidPhoneNumber } from 'libphonenumber-js/mobile'
import type { Settings } from '#contract/settings.ts'

/** Numbers of the chats with the owners: the one they name, else the phone if it is a mobile one. '' and '-' are none. */
export function chatNumbers({ contact, chats }: Pick<Settings, 'contact' | 'chats'>): Settings['chats'] {
  const mobile = isValidPhoneNumber(contact.phone) ? contact.phone : ''
  return { whatsApp: chats.whatsApp.trim() || mobile, viber: chats.viber.trim() || mobile }
}
