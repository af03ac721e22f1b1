const MEGABYTE = 1024 * 1024

/** Size limit and error messages per use of a picture. */
export type Purpose = {
  mostBytes: number
  notAPicture: (file: string) => string
  tooLarge: (file: string, bytes: number) => string
}

const large = { mostBytes: 10 * MEGABYTE, tooLarge: (file: string) => `${file} exceeds 10MB limit.` }

const small: Purpose = {
  mostBytes: 5 * MEGABYTE,
  notAPicture: () => 'Invalid file type. Only JPEG, PNG, GIF, and WebP are allowed.',
  tooLarge: (_, bytes) => `File too large. Maximum size is 5MB (current: ${(bytes / MEGABYTE).toFixed(1)}MB)`,
}

export const purposes = {
  gallery: { ...large, notAPicture: (file) => `${file} is not a supported image format.` },
  villa: { ...large, notAPicture: () => 'Please choose an image file.' },
  attraction: { ...large, notAPicture: () => 'Please choose an image file.' },
  amenity: small,
  icon: small,
} satisfies Record<string, Purpose>
