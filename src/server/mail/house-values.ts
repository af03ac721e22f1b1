import type { Settings } from '#contract/settings.ts'
import type { FieldValues } from '#domain/messages/fields.ts'

export type HouseField = 'house' | 'phone'

/** What texts of the owners can name of the house. `settings`: with its texts in the language of the reader. */
export const houseValues = ({ general, contact }: Settings): FieldValues<HouseField> => ({
  house: general.siteName,
  phone: contact.phone || null,
})
