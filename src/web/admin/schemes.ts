/** How the back office looks in a browser: as chosen, or as the device asks for. */
export const schemes = ['light', 'dark', 'device'] as const
export type Scheme = (typeof schemes)[number]
