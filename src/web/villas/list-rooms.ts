import type { Picture } from '#contract/pictures.ts'
import type { Villa } from '#contract/villas.ts'

export type ShownRoom = { name: string; beds: string; pictures: Picture[] }

/** The rooms in the owners' order, with the pictures whose caption is the room's name. */
export function listRooms({ rooms, pictures, captions }: Pick<Villa, 'rooms' | 'pictures' | 'captions'>): ShownRoom[] {
  const captionByImage = new Map(captions.map(({ image, text }) => [image, text]))
  return rooms.map(({ name, beds }) => ({ name, beds, pictures: pictures.filter(({ url }) => captionByImage.get(url) === name) }))
}

/** Pictures that show no room of the list. */
export function otherPictures({ rooms, pictures, captions }: Pick<Villa, 'rooms' | 'pictures' | 'captions'>): Picture[] {
  const names = new Set(rooms.map(({ name }) => name))
  const ofRooms = new Set(captions.filter(({ text }) => names.has(text)).map(({ image }) => image))
  return pictures.filter(({ url }) => !ofRooms.has(url))
}
