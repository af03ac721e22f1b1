import { below, type Recipe, words } from './recipe.ts'

export const refusal: Recipe = {
  title: 'Add a refusal',
  steps: [
    {
      edits: [below('src/contract/problems.ts', '  nothing_to_pay: 409,', '  villa_asleep: 409,')],
      compiler: Object.fromEntries(
        ['en', 'sr', 'el', 'de'].map((language) => [`src/words/${language}/refusals.ts`, "Property 'villa_asleep' is missing"]),
      ),
    },
    {
      edits: words('refusals', {
        en: [
          "  nothing_to_pay: 'There is nothing to pay for this booking, so there is no pro-forma.',",
          "  villa_asleep: 'This villa is closed for the winter.',",
        ],
        sr: [
          "  nothing_to_pay: 'Za ovu rezervaciju nema šta da se plati, pa nema ni predračuna.',",
          "  villa_asleep: 'Ova vila je zimi zatvorena.',",
        ],
        el: [
          "  nothing_to_pay: 'Για αυτή την κράτηση δεν οφείλεται τίποτα, οπότε δεν υπάρχει προτιμολόγιο.',",
          "  villa_asleep: 'Αυτή η βίλα είναι κλειστή τον χειμώνα.',",
        ],
        de: [
          "  nothing_to_pay: 'Für diese Buchung ist nichts zu bezahlen, daher gibt es keine Proforma-Rechnung.',",
          "  villa_asleep: 'Diese Villa ist im Winter geschlossen.',",
        ],
      }),
    },
  ],
  green: ['src/words/sentences.test.ts', 'src/words/full-stops.test.ts'],
  beside: ['src/contract/messages.ts'],
}
