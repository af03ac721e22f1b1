const UNITS = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const

/** '10 seconds', 'hour', '2 days': a span of whole seconds, in its largest whole unit, without a leading one. */
export function writtenSpan(seconds: number): string {
  const [size, name] = UNITS.find(([unit]) => seconds % unit === 0) ?? [1, 'second']
  const many = seconds / size
  return many === 1 ? name : `${many} ${name}s`
}
