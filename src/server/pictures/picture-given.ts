import { pictureWithoutName } from '#words/in-english.ts'
import { type Given, type Taking, takeIn } from './take-in.ts'

const DATA_ADDRESS = /^data:image\/[a-z0-9.+-]+;base64,/i

/** The URL to store for a picture field: a data URL is uploaded, empty becomes null, undefined leaves the field unchanged. */
export async function pictureGiven(
  taking: Taking,
  address: string | null | undefined,
  { alt, purpose }: Pick<Given, 'alt' | 'purpose'>,
): Promise<string | null | undefined> {
  if (!address?.startsWith('data:')) return address === '' ? null : address
  const bytes = Buffer.from(address.replace(DATA_ADDRESS, ''), 'base64')
  return takeIn(taking, { bytes, file: pictureWithoutName, alt, purpose })
}
