import type { Settings } from '#contract/settings.ts'

type Names = { [Group in keyof Settings]: `${Group}.${keyof Settings[Group] & string}` }[keyof Settings]

export type SettingField = {
  name: Names
  label: string
  kind?: 'text' | 'email' | 'tel' | 'url' | 'number' | 'area' | 'long'
  hint?: string
  optional?: boolean
  /** Recommended number of characters. */
  advised?: [from: number, until: number]
}

export type SettingsTab = { title: string; parts: { title?: string; fields: SettingField[] }[] }

export const tabs = {
  general: {
    title: 'General',
    parts: [
      {
        fields: [
          { name: 'general.siteName', label: 'Site name' },
          { name: 'general.tagline', label: 'Tagline', hint: 'Stands above the footer of every page.', optional: true },
          { name: 'general.heroTitle', label: 'Home page title' },
          { name: 'general.heroSubtitle', label: 'Home page subtitle', optional: true },
          { name: 'general.heroText', label: 'Home page text', kind: 'area', optional: true },
          {
            name: 'general.heroImage',
            label: 'Home page picture',
            hint: 'The address of a picture, for example /pictures/hero-complex-golden-hour.jpg.',
          },
        ],
      },
    ],
  },
  contact: {
    title: 'Contact Information',
    parts: [
      {
        fields: [
          { name: 'contact.email', label: 'Email', kind: 'email', hint: 'Guests see it; support requests and new bookings are sent here.' },
          { name: 'contact.phone', label: 'Phone', kind: 'tel' },
          { name: 'contact.address', label: 'Address' },
          { name: 'contact.mapUrl', label: 'Map link', kind: 'url', optional: true },
          { name: 'contact.latitude', label: 'Latitude', kind: 'number' },
          { name: 'contact.longitude', label: 'Longitude', kind: 'number' },
        ],
      },
    ],
  },
  seo: {
    title: 'SEO & Metadata',
    parts: [
      {
        fields: [
          { name: 'seo.metaTitle', label: 'Meta title', advised: [50, 60] },
          { name: 'seo.metaDescription', label: 'Meta description', kind: 'area', advised: [150, 160] },
        ],
      },
    ],
  },
  company: {
    title: 'Company & Bank',
    parts: [
      {
        title: 'Company',
        fields: [
          { name: 'company.legalName', label: 'Legal name' },
          { name: 'company.address', label: 'Company address' },
          { name: 'company.registrationNumber', label: 'Registration number' },
          { name: 'company.taxNumber', label: 'Tax number (PIB)' },
          { name: 'company.activity', label: 'Activity' },
          { name: 'company.activityCode', label: 'Activity code' },
          { name: 'company.accommodationNumber', label: 'Greek registration of the accommodation (AMA)' },
          { name: 'company.vatStatement', label: 'VAT statement', hint: 'Stands beside every total.' },
        ],
      },
      {
        title: 'Bank',
        fields: [
          { name: 'company.bankName', label: 'Bank name' },
          { name: 'company.bankUrl', label: 'Bank address on the web', kind: 'url', optional: true },
        ],
      },
      {
        title: 'Rating',
        fields: [
          { name: 'rating.score', label: 'Score', optional: true },
          { name: 'rating.word', label: 'In a word', optional: true },
          { name: 'rating.source', label: 'Source', hint: 'Where the score comes from. Guests see it beside the score.', optional: true },
        ],
      },
      {
        title: 'Texts',
        fields: [
          { name: 'texts.termsVersion', label: 'Version of the terms', hint: 'Kept with each booking. Give a changed text a new version.' },
          {
            name: 'texts.terms',
            label: 'Terms & Conditions',
            kind: 'long',
            hint: 'An empty line begins a new paragraph; a line that begins with ## is a heading.',
          },
          { name: 'texts.privacy', label: 'Privacy Policy', kind: 'long' },
        ],
      },
    ],
  },
} satisfies Record<string, SettingsTab>

export type TabName = keyof typeof tabs
export const isTabName = (text: string | null | undefined): text is TabName => typeof text === 'string' && Object.hasOwn(tabs, text)

export const fieldsOf = (tab: TabName): SettingField[] => tabs[tab].parts.flatMap((part): SettingField[] => part.fields)

/** Label of a setting, or its name if no tab contains it. */
export const labelOf = (name: string): string =>
  (Object.keys(tabs) as TabName[]).flatMap(fieldsOf).find((field) => field.name === name)?.label ?? name

export const groupsOf = (tab: TabName): (keyof Settings)[] => [
  ...new Set(fieldsOf(tab).map(({ name }) => name.split('.')[0] as keyof Settings)),
]

export const versionName = (group: keyof Settings) => `version.${group}`
