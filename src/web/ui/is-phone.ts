/** Narrower than Tailwind's `sm`. */
export const PHONE = '(width < 40rem)'

export const isPhone = (): boolean => matchMedia(PHONE).matches
