import { methodLabels, roleNames, statusLabels } from '#words/en/labels.ts'
import * as words from '#words/en/office-activity.ts'
import { holdReasons } from '#words/en/office-bookings.ts'
import { plans } from '#words/en/office-new-booking.ts'
import { feeScopes, taxKinds } from '#words/en/office-pricing.ts'
import { bases } from '#words/en/office-promo-codes.ts'
import { changeChoices, levyChoices, vatChoices } from '#words/en/office-settings.ts'
import { translateStored } from '#words/en/office-stored-texts.ts'
import { priceNames } from '#words/en/pricing.ts'
import { refusalLabels } from '#words/en/reviews.ts'
import { decisionLabels } from '#words/en/support.ts'
import { levyClassChoices, registrationKindChoices } from '#words/en/villa-page.ts'
import { nameOf } from '#words/languages.ts'
import { categoryNames as amenityCategories } from '../../amenities/amenity.ts'
import { categoryNames as pictureCategories } from '../../gallery/categories.ts'
import { categoryLabels as attractionCategories } from '../attractions/category-labels.ts'
import { typeNames } from '../pricing/discounts/discount-types.ts'
import { statusNames as ticketStatuses } from '../support/ticket.ts'

/** What the codes of a field are called. */
const names: Record<string, Record<string, string>> = {
  base: bases,
  category: { ...pictureCategories, ...amenityCategories, ...attractionCategories },
  changes: changeChoices,
  decision: decisionLabels,
  doorCode: words.doorCodes,
  hold: holdReasons,
  how: words.ways,
  kind: taxKinds,
  language: nameOf,
  levy: levyChoices,
  levyClass: levyClassChoices,
  method: methodLabels,
  name: priceNames,
  plan: plans,
  purpose: words.picturePurposes,
  refusal: refusalLabels,
  registrationKind: registrationKindChoices,
  role: roleNames,
  roles: roleNames,
  scope: feeScopes,
  state: words.states,
  status: statusLabels,
  termsLanguage: nameOf,
  ticketStatus: ticketStatuses,
  type: typeNames,
  vat: vatChoices,
}

/** Fields with sentences of the server (`records.en.ts`). */
const SENTENCES = new Set(['attention', 'error', 'reason', 'source'])

/** A stored value in words: codes by their names, sentences of the server in the language of the office. */
export const translateValue = (field: string, value: string): string =>
  names[field]?.[value] ?? (SENTENCES.has(field) ? translateStored(value) : value)
