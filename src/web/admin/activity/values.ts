import { methodLabels, statusLabels } from '#words/booking-labels.en.ts'
import { decisionLabels } from '#words/complaints.en.ts'
import { nameOf } from '#words/languages.ts'
import * as words from '#words/office-activity.en.ts'
import { holdReasons } from '#words/office-bookings.en.ts'
import { plans } from '#words/office-hand-booking.en.ts'
import { feeScopes, taxKinds } from '#words/office-pricing.en.ts'
import { bases } from '#words/office-promo-codes.en.ts'
import { changeChoices, levyChoices, vatChoices } from '#words/office-settings.en.ts'
import { priceNames } from '#words/price-names.en.ts'
import { levyClassChoices, registrationKindChoices } from '#words/registration.en.ts'
import { refusalLabels } from '#words/review-labels.en.ts'
import { roleNames } from '#words/roles.en.ts'
import { said } from '#words/stored-texts.en.ts'
import { categoryNames as amenityCategories } from '../../amenities/amenity.ts'
import { categoryNames as pictureCategories } from '../../gallery/categories.ts'
import { categoryLabels as attractionCategories } from '../attractions/category-labels.ts'
import { typeNames } from '../pricing/discount-types.ts'
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
export const saidValue = (field: string, value: string): string => names[field]?.[value] ?? (SENTENCES.has(field) ? said(value) : value)
