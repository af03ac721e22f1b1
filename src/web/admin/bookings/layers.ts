/** What free nights show; each can be hidden. */
export const layers = ['prices', 'nights'] as const
export type Layer = (typeof layers)[number]

export const isLayer = (text: string | undefined): text is Layer => layers.some((layer) => layer === text)
