import { below, type Recipe, words } from './recipe.ts'

const summary = 'src/domain/pricing/price-summary.ts'
const quote = 'src/domain/pricing/quote.ts'

export const charge: Recipe = {
  title: 'Add a kind of charge',
  steps: [
    {
      edits: [
        {
          file: summary,
          from: '\nexport type PriceKind =',
          to: "  | { kind: 'pets'; pets: number; rate: Cents; amount: Cents }\n\nexport type PriceKind =",
        },
        below(summary, "  fee: 'fees',", "  pets: 'fees',"),
      ],
      compiler: {
        ...Object.fromEntries(['en', 'sr', 'el'].map((one) => [`src/words/${one}/office-new-booking.ts`, "Property 'pets' is missing"])),
        'src/contract/price.ts': "Property 'pets' is missing",
        'src/contract/price.test.ts': "Property 'pets' is missing",
        'src/domain/pricing/adjusted-quote.ts': "Property 'pets' is missing",
        'src/words/localized/price-line.ts': "Property 'pets' is missing",
      },
    },
    {
      edits: [
        below(
          'src/contract/price.ts',
          "  fee: { name: 'fees', lines: z.array(Fee) },",
          "  pets: { name: 'pets', lines: z.array(z.object({ pets: z.int(), rate: Euro, amount: Euro })) },",
        ),
        below(
          'src/contract/price.test.ts',
          "  vat: fc.record({ kind: fc.constant('vat'), percentage, vat: cents, amount: fc.constant(0) }),",
          "  pets: fc.record({ kind: fc.constant('pets'), pets: count, rate: cents, amount: cents }),",
        ),
        { file: 'src/contract/price.test.ts', from: '\n  climateLevy: [\n', to: '\n  pets: [],\n  climateLevy: [\n' },
        below(
          'src/domain/pricing/adjusted-quote.ts',
          '  promo: null,',
          `  pets: {
    line: ({ pets, rate }) => ({ name: '', count: pets, value: rate }),
    at: (item, { count, value }) => (value === 0 ? null : { ...item, rate: value, amount: count * value }),
  },`,
        ),
        ...words('office-new-booking', {
          en: ["  guests: () => 'Further guests: each and a night, in euros',", "  pets: () => 'Pets: each, in euros',"],
          sr: ["  guests: () => 'Dodatni gosti: svaki po noći, u evrima',", "  pets: () => 'Ljubimci: svaki, u evrima',"],
          el: [
            "  guests: () => 'Επιπλέον επισκέπτες: ο καθένας ανά διανυκτέρευση, σε ευρώ',",
            "  pets: () => 'Κατοικίδια: το καθένα, σε ευρώ',",
          ],
        }),
        below(
          'src/words/localized/price-line.ts',
          '  promo: ({ code, percentage }) => words.promoCode(code, percentage),',
          '  pets: ({ pets, rate }) => words.pets(`${pets}`, formatEuros(rate)),',
        ),
        below(
          'src/words/en/pricing.ts',
          "export const fees = 'Fees'",
          'export const pets = (pets: string, rate: string): string => `Pets, ${pets} × ${rate}`',
        ),
      ],
      compiler: Object.fromEntries(['sr', 'el', 'de'].map((language) => [`src/words/${language}/pricing.ts`, '\'"missing: pets"\''])),
    },
    {
      edits: words('pricing', {
        sr: ["export const fees = 'Naknade'", 'export const pets = (pets: string, rate: string): string => `Ljubimci, ${pets} × ${rate}`'],
        el: [
          "export const fees = 'Χρεώσεις'",
          'export const pets = (pets: string, rate: string): string => `Κατοικίδια, ${pets} × ${rate}`',
        ],
        de: [
          "export const fees = 'Gebühren'",
          'export const pets = (pets: string, rate: string): string => `Haustiere, ${pets} × ${rate}`',
        ],
      }),
    },
    {
      edits: [
        below(quote, '  gapPercent?: number', '  pets?: number'),
        { file: quote, from: 'promo, gapPercent = 0 }', to: 'promo, gapPercent = 0, pets = 0 }' },
        {
          file: quote,
          from: '...promos, ...feeItems(stay, card.fees, guests), ...levy]',
          to: '...promos, ...feeItems(stay, card.fees, guests), ...petItems(pets), ...levy]',
        },
        {
          file: quote,
          from: 'function nightItems(',
          to: `const petItems = (pets: number): PriceItemOf<'pets'>[] =>
  pets > 0 ? [{ kind: 'pets', pets, rate: 10_00, amount: pets * 10_00 }] : []

function nightItems(`,
        },
      ],
    },
  ],
  green: ['src/contract/price.test.ts', 'src/domain/pricing/quote.test.ts', 'src/domain/pricing/adjusted-quote.test.ts'],
  beside: ['src/server/pricing/queries.ts', 'src/web/pricing/read-charges.server.ts'],
}
