import type { Message } from '#contract/messages.ts'

const MEGABYTE = 1024 * 1024

/** Size limit and error messages per use of a picture. */
export type Purpose = {
  mostBytes: number
  notAPicture: (file: string) => Message
  /** The same, with what to do about a picture of an iPhone. */
  heic: (file: string) => Message
  tooLarge: (file: string, bytes: number) => Message
}

const large = {
  mostBytes: 10 * MEGABYTE,
  notAPicture: (): Message => 'not_a_picture',
  heic: (): Message => 'heic_picture',
  tooLarge: (file: string): Message => ({ code: 'gallery_picture_too_large', file }),
}

const small: Purpose = {
  mostBytes: 5 * MEGABYTE,
  notAPicture: () => 'not_a_small_picture',
  heic: () => 'heic_small_picture',
  tooLarge: (_, bytes) => ({ code: 'small_picture_too_large', megabytes: (bytes / MEGABYTE).toFixed(1) }),
}

export const purposes = {
  gallery: {
    ...large,
    notAPicture: (file) => ({ code: 'not_a_gallery_picture', file }),
    heic: (file) => ({ code: 'heic_gallery_picture', file }),
  },
  villa: large,
  attraction: large,
  amenity: small,
  icon: small,
  mark: small,
} satisfies Record<string, Purpose>
