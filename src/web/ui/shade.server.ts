/** Grey on which white text has a contrast of 4.5:1 and something to spare: 118 has just that. */
const READABLE = 108
/** Grey of the same luminance as the ink of the shade (`.photo-hero` in `site-parts.css`). */
const INK = 26
/** A picture that is not measured yet counts as white. */
const WHITE = 255

/** Opacity of ink over the light `grey` (0 to 255) on which white text is readable. */
const opacityOver = (grey: number): number => (grey > READABLE ? Math.round((100 * (grey - READABLE)) / (grey - INK)) / 100 : 0)

/** How much a photograph is darkened in its upper part and below, as properties of styles. `light`: as measured with the picture. */
export const shadeFor = ([upper = WHITE, lower = WHITE]: readonly number[]) => ({
  '--upper': opacityOver(upper),
  '--lower': opacityOver(lower),
})
