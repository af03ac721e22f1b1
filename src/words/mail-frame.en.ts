/** Salutation of every email; `name` is null if it must not be repeated. */
export const greeting = (name: string | null): string => `Dear ${name ?? 'guest'},`

/** `code` may be HTML. */
export const yourCode = (code: string): string => `Your code is ${code}.`

export const companyLine = (legalName: string, taxNumber: string, address: string): string => `${legalName}, PIB ${taxNumber}, ${address}`
