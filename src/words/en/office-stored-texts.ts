/** A text that the server has stored (`records.en.ts`), in the language of the office. Other texts stay as they are. */
export const translateStored = (text: string): string => text
