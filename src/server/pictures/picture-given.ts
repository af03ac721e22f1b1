import { type Given, type Taking, takeIn } from './take-in.ts'

const DATA_ADDRESS = /^data:image\/[a-z0-9.+-]+;base64,/i

/** The address to keep of a picture field: a data address is taken in, an empty one is none, one left out stays as it was. */
export async function pictureGiven(
  taking: Taking,
  address: string | null | undefined,
  { alt, purpose }: Pick<Given, 'alt' | 'purpose'>,
): Promise<string | null | undefined> {
  if (!address?.startsWith('data:')) return address === '' ? null : address
  const bytes = Buffer.from(address.replace(DATA_ADDRESS, ''), 'base64')
  return takeIn(taking, { bytes, file: 'The picture', alt, purpose })
}
