type Size = { width: number; height: number }

const RATIO = 4 / 5
/** Share of the cropped-off width that is on the left: the crop shows the same middle as wide windows. */
const LEFT = 0.6

/** The part of a wide picture that phones held upright show. Null for pictures that are not wider than it. */
export function cropPortrait({ width, height }: Size): (Size & { left: number; top: number }) | null {
  const part = Math.round(height * RATIO)
  return part < width ? { left: Math.round((width - part) * LEFT), top: 0, width: part, height } : null
}
