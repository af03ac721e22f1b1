import type { Settings } from '#contract/settings.ts'
import { MOST_MARKS, MOST_SOCIAL_LINKS } from '#domain/marks.ts'
import * as words from '#words/en/office-settings.ts'

type Names = { [Group in keyof Settings]: `${Group}.${keyof Settings[Group] & string}` }[keyof Settings]

export type SettingField = {
  name: Names
  label: string
  kind?: 'text' | 'email' | 'tel' | 'url' | 'number' | 'days' | 'percent' | 'euros' | 'area' | 'long' | 'several' | 'marks' | 'links'
  /** The values that can be chosen, with their labels: one, or several of that kind. */
  choices?: Record<string, string>
  hint?: string
  optional?: boolean
  /** It means nothing while that setting is empty. */
  needs?: Names
  /** Recommended number of characters. */
  advised?: [from: number, until: number]
}

/** A row of a setting that is a list of them. */
export type SettingRow = Record<string, string>

/** What the rows of such a setting have, and how many there may be. */
export const rowKinds: Partial<Record<NonNullable<SettingField['kind']>, { columns: Record<string, string>; most: number }>> = {
  marks: { columns: { name: words.markName, picture: words.markPicture, website: words.markWebsite }, most: MOST_MARKS },
  links: { columns: { name: words.linkName, address: words.linkAddress }, most: MOST_SOCIAL_LINKS },
}

/** Name of the input of one column of a row. */
export const nameCell = (name: string, row: number, column: string): string => `${name}.${row}.${column}`

export type SavedSetting = string | number | readonly string[] | readonly SettingRow[]

/** `folds`: seldom changed, and therefore folded. */
export type SettingsPart = { title?: string; folds?: true; fields: SettingField[] }

export type SettingsTab = { title: string; parts: SettingsPart[] }

export const tabs = {
  general: {
    title: words.general,
    parts: [
      {
        title: words.theSite,
        fields: [
          { name: 'general.siteName', label: words.siteName },
          { name: 'general.tagline', label: words.tagline, hint: words.shownAboveTheFooter, optional: true },
        ],
      },
      {
        title: words.theHomePage,
        fields: [
          { name: 'general.heroTitle', label: words.homePageTitle },
          { name: 'general.heroSubtitle', label: words.homePageSubtitle, optional: true },
          { name: 'general.heroText', label: words.homePageText, kind: 'area', optional: true },
          {
            name: 'general.heroImage',
            label: words.homePagePicture,
            hint: words.theAddressOfAPicture,
          },
        ],
      },
    ],
  },
  contact: {
    title: words.contactInformation,
    parts: [
      {
        title: words.howToReachYou,
        fields: [
          { name: 'contact.email', label: words.email, kind: 'email', hint: words.guestsSeeItSupportRequests },
          { name: 'contact.phone', label: words.phone, kind: 'tel' },
          { name: 'chats.whatsApp', label: 'WhatsApp', kind: 'tel', hint: words.chatsMean, optional: true },
          { name: 'chats.viber', label: 'Viber', kind: 'tel', hint: words.chatsMean, optional: true },
        ],
      },
      {
        title: words.place,
        fields: [
          { name: 'contact.address', label: words.address },
          { name: 'contact.mapUrl', label: words.mapLink, kind: 'url', optional: true },
          { name: 'contact.latitude', label: words.latitude, kind: 'number' },
          { name: 'contact.longitude', label: words.longitude, kind: 'number' },
        ],
      },
    ],
  },
  booking: {
    title: words.booking,
    parts: [
      {
        title: words.rulesForGuests,
        fields: [
          { name: 'booking.leadDays', label: words.leadDays, kind: 'days', hint: words.leadDaysMean },
          { name: 'booking.changes', label: words.changes, choices: words.changeChoices, hint: words.changesMean },
          { name: 'booking.cancellation', label: words.cancellation, kind: 'area', hint: words.cancellationMeans },
        ],
      },
      {
        title: words.shownWithPrices,
        fields: [{ name: 'included.list', label: words.whatIsIncluded, kind: 'long', hint: words.oneItemALine, optional: true }],
      },
      {
        title: words.currencies,
        folds: true,
        fields: [
          {
            name: 'booking.currencies',
            label: words.currencies,
            kind: 'several',
            choices: words.currencyNames,
            hint: words.currenciesMean,
            optional: true,
          },
        ],
      },
      {
        title: words.limitsOfDiscounts,
        folds: true,
        fields: [
          { name: 'discounts.most', label: words.mostDiscount, kind: 'percent', hint: words.mostDiscountMeans },
          { name: 'discounts.lowestNight', label: words.lowestNight, kind: 'euros', hint: words.lowestNightMeans },
        ],
      },
      {
        title: words.levyAndVat,
        folds: true,
        fields: [
          { name: 'taxes.levy', label: words.levy, choices: words.levyChoices, hint: words.levyMeans },
          { name: 'taxes.vat', label: words.vat, choices: words.vatChoices, hint: words.vatMeans },
        ],
      },
    ],
  },
  hosts: {
    title: words.hosts,
    parts: [
      {
        fields: [
          { name: 'hosts.names', label: words.hostsNames, optional: true },
          { name: 'hosts.portrait', label: words.hostsPortrait, hint: words.theAddressOfAPicture, optional: true },
          { name: 'hosts.story', label: words.hostsStory, kind: 'long', hint: words.hostsStoryMeans, optional: true },
        ],
      },
    ],
  },
  testimonials: {
    title: words.testimonials,
    parts: [
      {
        fields: [
          { name: 'testimonials.quote1', label: words.firstQuote, kind: 'area', hint: words.quotesMean, optional: true },
          { name: 'testimonials.guests1', label: words.firstGuests, optional: true, needs: 'testimonials.quote1' },
          { name: 'testimonials.quote2', label: words.secondQuote, kind: 'area', optional: true },
          { name: 'testimonials.guests2', label: words.secondGuests, optional: true, needs: 'testimonials.quote2' },
          { name: 'testimonials.quote3', label: words.thirdQuote, kind: 'area', optional: true },
          { name: 'testimonials.guests3', label: words.thirdGuests, optional: true, needs: 'testimonials.quote3' },
        ],
      },
    ],
  },
  seo: {
    title: words.searchEngines,
    parts: [
      {
        fields: [
          { name: 'seo.metaTitle', label: words.metaTitle, advised: [50, 60] },
          { name: 'seo.metaDescription', label: words.metaDescription, kind: 'area', advised: [150, 160] },
        ],
      },
      {
        title: words.assistants,
        fields: [{ name: 'agents.mcp', label: words.toolsForAssistants, choices: words.toolsChoices, hint: words.toolsMean }],
      },
    ],
  },
  company: {
    title: words.companyBank,
    parts: [
      {
        title: words.company,
        fields: [
          { name: 'company.legalName', label: words.legalName },
          { name: 'company.address', label: words.companyAddress },
          { name: 'company.registrationNumber', label: words.registrationNumber },
          { name: 'company.taxNumber', label: words.taxNumberPib },
          { name: 'company.activity', label: words.activity },
          { name: 'company.activityCode', label: words.activityCode },
          { name: 'company.accommodationNumber', label: words.greekRegistrationOfTheAccommodation },
          { name: 'company.vatStatement', label: words.vatStatement, hint: words.shownBesideEveryTotal },
        ],
      },
      {
        title: words.law,
        folds: true,
        fields: [
          { name: 'law.euRepresentative', label: words.euRepresentative, kind: 'area', hint: words.euRepresentativeMeans, optional: true },
          { name: 'law.authority', label: words.authority, kind: 'area', hint: words.shownInPrivacy, optional: true },
          { name: 'law.disputeBodies', label: words.disputeBodies, kind: 'area', hint: words.disputeBodiesMean, optional: true },
          { name: 'complaints.answerDays', label: words.complaintAnswerDays, kind: 'days', hint: words.complaintDaysMean },
          { name: 'complaints.solveDays', label: words.complaintSolveDays, kind: 'days', hint: words.complaintDaysMean },
        ],
      },
      {
        title: words.bank,
        folds: true,
        fields: [
          { name: 'company.bankName', label: words.bankName },
          { name: 'company.bankUrl', label: words.bankAddressOnTheWeb, kind: 'url', optional: true },
          { name: 'marks.marks', label: words.marks, kind: 'marks', hint: words.marksMean, optional: true },
        ],
      },
      {
        title: words.socialLinks,
        folds: true,
        fields: [{ name: 'social.links', label: words.socialLinks, kind: 'links', hint: words.socialLinksMean, optional: true }],
      },
      {
        title: words.transfers,
        folds: true,
        fields: [
          { name: 'company.iban', label: words.iban, hint: words.ibanMeans, optional: true },
          { name: 'company.bic', label: words.bic, optional: true, needs: 'company.iban' },
          { name: 'company.transferBank', label: words.transferBank, optional: true, needs: 'company.iban' },
        ],
      },
      {
        title: words.rating,
        folds: true,
        fields: [
          { name: 'rating.score', label: words.score, optional: true },
          { name: 'rating.word', label: words.inAWord, optional: true, needs: 'rating.score' },
          { name: 'rating.source', label: words.source, hint: words.whereTheScoreComes, optional: true, needs: 'rating.score' },
          { name: 'rating.link', label: words.ratingLink, kind: 'url', hint: words.ratingLinkMeans, optional: true, needs: 'rating.score' },
        ],
      },
      {
        title: words.texts,
        folds: true,
        fields: [
          { name: 'texts.termsVersion', label: words.versionOfTheTerms, hint: words.keptWithEachBookingGive },
          {
            name: 'texts.terms',
            label: words.termsConditions,
            kind: 'long',
            hint: words.anEmptyLineBegins,
          },
          { name: 'texts.privacy', label: words.privacyPolicy, kind: 'long' },
        ],
      },
    ],
  },
} satisfies Record<string, SettingsTab>

export type TabName = keyof typeof tabs

type Placed = (typeof tabs)[TabName]['parts'][number]['fields'][number]['name']
/** Empty: a setting without a field in a tab does not compile. */
export const unplaced: Record<Exclude<Names, Placed>, never> = {}

export const isTabName = (text: string | null | undefined): text is TabName => typeof text === 'string' && Object.hasOwn(tabs, text)

export const listFields = (tab: TabName): SettingField[] => tabs[tab].parts.flatMap((part): SettingField[] => part.fields)

/** Name of the box of one value of a setting that has several. */
export const nameBox = (name: string, value: string): string => `${name}.${value}`

export const listGroups = (tab: TabName): (keyof Settings)[] => [
  ...new Set(listFields(tab).map(({ name }) => name.split('.')[0] as keyof Settings)),
]

export const versionName = (group: keyof Settings) => `version.${group}`
