type Language = 'en' | 'sr' | 'el' | 'de'

/** Letters that only one of our languages has. */
const letters: [Language, RegExp][] = [
  ['el', /\p{Script=Greek}/gu],
  ['sr', /\p{Script=Cyrillic}|[čćžšđ]/giu],
  ['de', /[äöüß]/giu],
]

/** In which language to answer somebody who has not chosen one: that of the letters which are found most; English without any. */
export function guessLanguage(text: string): Language {
  const found = letters.map(([language, pattern]) => ({ language, count: text.match(pattern)?.length ?? 0 }))
  const [most] = found.sort((a, b) => b.count - a.count)
  return most && most.count > 0 ? most.language : 'en'
}
