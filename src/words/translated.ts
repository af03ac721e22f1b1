/**
 * What a translation of a text must be: another string, or a function with the same parameters, all of them. A function with fewer would fit
 * its type, and leave out what they say.
 */
type Same<English, Own> = English extends string
  ? string
  : English extends (...given: infer Given) => infer Said
    ? Own extends (...given: infer OwnGiven) => infer OwnSaid
      ? OwnGiven extends Given
        ? (...given: Given) => Same<Said, OwnSaid>
        : { parameters: Given }
      : (...given: Given) => Said
    : English extends object
      ? { [Key in keyof English]: Same<English[Key], Key extends keyof Own ? Own[Key] : never> }
      : English

/** The translations of some texts. `Own`: their own type. */
export type SameWords<English, Own> = { [Name in keyof English]: Same<English[Name], Name extends keyof Own ? Own[Name] : never> }

type MissingIn<English, Own> = Exclude<keyof English, keyof Own> & string
type OtherIn<English, Own> = {
  [Name in keyof English & keyof Own & string]: Own[Name] extends Same<English[Name], Own[Name]> ? never : Name
}[keyof English & keyof Own & string]

/** `true` of a translation that has the names of the English file, and no others, with the same kinds of texts; otherwise what is wrong. */
export type Translated<English, Own> = [
  `missing: ${MissingIn<English, Own>}` | `not in English: ${MissingIn<Own, English>}` | `another kind of text: ${OtherIn<English, Own>}`,
] extends [infer Fault]
  ? [Fault] extends [never]
    ? true
    : Fault
  : never
