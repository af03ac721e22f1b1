import { z } from 'zod'
import { Guests } from '#contract/booking-entries.ts'
import { PLACEHOLDER } from '#contract/placeholders.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Villa } from '#contract/villas.ts'
import { DayInput } from '#contract/wire.ts'
import { findPlace } from '#domain/place.ts'
import { USUAL_GUESTS } from '#domain/stay.ts'
import type { Language } from '#words/languages.ts'
import { readPrice } from '../bookings/price.ts'
import type { Deps } from '../deps.ts'
import { currentSettings } from '../settings/queries.ts'
import { translateSettings } from '../settings/translate-settings.ts'
import type { PricedParty } from './localized/stay-lines.ts'

const Both = z.object({ checkIn: DayInput, checkOut: DayInput, guests: Guests.default(USUAL_GUESTS) })
const Neither = z.object({ checkIn: z.undefined().optional(), checkOut: z.undefined().optional(), guests: Guests.optional() })

/** The stay that an address asks for; other parameters, such as those that networks add to links, are not looked at. */
export const PreviewQuery = z.union([Both, Neither])
export type PreviewQuery = z.output<typeof PreviewQuery>

/** What is said on a picture of a villa. Without a price that holds now nothing is said about a stay. */
export type Preview = { site: string; place: string; villa: string; photo: string | null; stay: PricedParty | null }

export async function readPreview(deps: Deps, villa: Villa, asked: PreviewQuery, language: Language): Promise<Preview> {
  const { settings } = await translateSettings(deps.db, language, await currentSettings(deps))
  return {
    site: settings.general.siteName,
    place: findPlace(settings.contact.address, PLACEHOLDER),
    villa: villa.name,
    photo: villa.pictures[0]?.url ?? null,
    stay: await findPricedStay(deps, villa, asked, language),
  }
}

/** The price that the villa's page shows to everybody; null if the party cannot book it now. */
async function findPricedStay(deps: Deps, villa: Villa, asked: PreviewQuery, language: Language): Promise<PricedParty | null> {
  if (asked.checkIn === undefined || asked.checkOut === undefined) return null
  const { checkIn, checkOut, guests = USUAL_GUESTS } = asked
  try {
    const price = await readPrice(deps, null, { villaId: villa.id, checkIn, checkOut, guests }, { address: '', language })
    return price.available ? { checkIn, checkOut, guests, total: price.total } : null
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
