import { z } from 'zod'
import { isBic, isIban } from '#domain/iban.ts'
import { isMark, MOST_MARKS, MOST_SOCIAL_LINKS } from '#domain/marks.ts'
import { MOST_OTHER_CURRENCIES, otherCurrencies } from '#domain/other-currencies.ts'
import { call } from './call.ts'
import { Policy } from './cancellation.ts'
import { English } from './english.ts'
import { Day, FreeText, Line, Nothing, Whole } from './wire.ts'

const freeText = FreeText()
const line = freeText.max(500)
const area = freeText.max(2_000)
const text = freeText.max(50_000)
/** Shown as a link: only http and https are allowed. */
const link = line.regex(/^$|^https?:\/\//, 'web_address_invalid')

const secureLink = line.regex(/^$|^https:\/\/[^\s"<>]+$/, 'secure_address_invalid')

const transferAccount = {
  /** The account for transfers of guests; without it there are no pro-formas. */
  iban: line.refine((iban) => iban === '' || isIban(iban), 'iban_invalid'),
  bic: line.refine((bic) => bic === '' || isBic(bic), 'bic_invalid'),
  /** The bank of this account, which may be another one than that of the card payments. */
  transferBank: line,
}
const { iban, bic, transferBank } = transferAccount

/** Site settings that owners can change. Seeded; company and contact start with placeholders. */
export const Settings = z.object({
  general: z.object({ siteName: line, tagline: line, heroTitle: line, heroSubtitle: line, heroText: line, heroImage: line }),
  contact: z.object({ email: line, phone: line, address: line, mapUrl: link, latitude: z.number(), longitude: z.number() }),
  /** Numbers of chat services; empty: the phone if it is a mobile one, '-': none. Guests read the numbers that can be used. */
  chats: z.object({ whatsApp: line, viber: line }),
  seo: z.object({ metaTitle: line, metaDescription: line }),
  company: z.object({
    legalName: line,
    activity: line,
    activityCode: line,
    registrationNumber: line,
    taxNumber: line,
    address: line,
    /** Greek registration number of the accommodation (AMA). */
    accommodationNumber: line,
    vatStatement: line,
    bankName: line,
    bankUrl: link,
    iban: iban.default(''),
    bic: bic.default(''),
    transferBank: transferBank.default(''),
  }),
  /**
   * Marks of card schemes and banks, in their order: trademarks, of which the product ships none. `name` says to those who do not see it
   * what `picture` shows; `website`: where the scheme wants its mark to lead.
   */
  marks: z.object({
    marks: z
      .array(z.object({ name: Line(60, 'name_required'), picture: line.refine(isMark, 'mark_picture_invalid'), website: secureLink }))
      .max(MOST_MARKS, 'marks_many'),
  }),
  /** The owners' pages elsewhere; one without an address is not shown. */
  social: z.object({
    links: z.array(z.object({ name: Line(60, 'name_required'), address: secureLink })).max(MOST_SOCIAL_LINKS, 'social_links_many'),
  }),
  /** Whom guests can turn to beside the owners: shown in the privacy notice (the first two) and in the terms. */
  law: z.object({ euRepresentative: area, authority: area, disputeBodies: area }),
  /** Days from the receipt of a complaint until its answer and its solution. */
  complaints: z.object({ answerDays: z.int().nonnegative().max(60), solveDays: z.int().nonnegative().max(60) }),
  booking: z.object({
    /** Days between booking and check-in at least. */
    leadDays: z.int().nonnegative().max(60),
    /** Whether guests change dates or villa by themselves, or after the owners have agreed. */
    changes: z.enum(['at_once', 'after_consent']),
    /** Cancellation policy of villas that have none of their own, a row a line: '21: 70'. */
    cancellation: Policy,
    /** What prices are also shown in, for information. */
    currencies: z
      .array(z.enum(otherCurrencies))
      .max(MOST_OTHER_CURRENCIES, 'currencies_many')
      .refine((codes) => new Set(codes).size === codes.length)
      .default([]),
  }),
  /**
   * `most`: percent of a price that all discounts together take off at most. `lowestNight`: whole euros that a night costs at least, whatever
   * seasons, gaps and discounts say; 0: no limit.
   */
  discounts: z.object({ most: z.int().min(1).max(100), lowestNight: z.int().min(0).max(10_000).default(0) }),
  /** `levy`: whether prices include the climate levy, or it is added to them; `vat`: whether totals show the amount of VAT. */
  taxes: z.object({ levy: z.enum(['included', 'added']), vat: z.enum(['stated', 'amount']) }),
  /** What the price includes, one item a line. */
  included: z.object({ list: text }),
  /** The owners, shown on the home page once they have written their story. `portrait`: the address of a picture. */
  hosts: z.object({ names: line, portrait: line, story: text }),
  /** What guests have said, for the home page; a testimonial without a quote is not shown. */
  testimonials: z.object({ quote1: line, guests1: line, quote2: line, guests2: line, quote3: line, guests3: line }),
  /** `link`: where the rating can be read. */
  rating: z.object({ score: line, word: line, source: line, link: link.default('') }),
  texts: z.object({ termsVersion: line, terms: text, privacy: text }),
  /** `mcp`: whether assistants may use the tools at `/mcp`. */
  agents: z.object({ mcp: z.enum(['on', 'off']) }),
})
export type Settings = z.output<typeof Settings>

const { company } = Settings.shape
/** As anybody may read them: the account for transfers is only on the page and the paper of an open transfer. */
const PublicSettings = Settings.extend({ company: company.omit({ iban: true, bic: true, transferBank: true }) })
export type PublicSettings = z.output<typeof PublicSettings>

export const settingsGroups = Object.keys(Settings.shape) as (keyof Settings)[]
const Group = z.enum(settingsGroups)

export const settingsCalls = {
  read: call({
    method: 'GET',
    path: '/api/settings.php',
    summary: 'The settings that the public pages show',
    access: 'visitor',
    content: true,
    input: Nothing,
    answer: z.object({
      settings: PublicSettings,
      versions: z.record(Group, z.int()),
      /** Whether there is an account for transfers. */
      byTransfer: z.boolean(),
      /** True if no real bank is configured: payments go to the simulator. */
      testMode: z.boolean(),
      longestStayNights: z.int(),
      /** Its source is named and can be read. */
      ratingProven: z.boolean(),
      /** Units of other currencies for one euro, with the day of the list. */
      otherCurrencies: z.array(z.object({ code: z.enum(otherCurrencies), rate: z.number(), rateDate: Day })),
      english: English,
      /** Names of seasons, discounts and fees by their English ones. */
      priceNames: z.record(z.string(), z.string()).optional(),
    }),
  }),
  stored: call({
    method: 'GET',
    path: '/api/adminSettings.php',
    summary: 'All settings as the owners have written them, in English',
    access: 'admin',
    input: Nothing,
    answer: z.object({ settings: Settings, versions: z.record(Group, z.int()) }),
  }),
  save: call({
    method: 'POST',
    path: '/api/settings.php',
    summary: 'Change settings; groups that are left out stay as they are',
    access: 'admin',
    /** The account for transfers stays where the company is given without it, as the public call answers it. */
    input: Settings.partial().extend({
      company: company.extend(z.object(transferAccount).partial().shape).optional(),
      versions: z.partialRecord(Group, Whole).optional(),
    }),
    answer: Nothing,
  }),
}
