/** How many rooms their owners call a bedroom. `rooms`: in English, as owners write them. */
export const countBedrooms = (rooms: readonly { name: string }[]): number => rooms.filter(({ name }) => /\bbed ?room/i.test(name)).length
