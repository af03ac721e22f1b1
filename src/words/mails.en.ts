/** Salutation of every email; `name` is null if it must not be repeated. */
export const greeting = (name: string | null): string => `Dear ${name ?? 'guest'},`
