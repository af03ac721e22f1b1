/** Who can meet a condition: an owner in the office, the bank by what it hands out, or whoever runs the server. */
export const fixers = ['owner', 'bank', 'server'] as const
type Fixer = (typeof fixers)[number]

type Facts = { who: Fixer; needed: boolean; page: `/admin/dashboard${string}` | null }

const settings = (tab: string) => ({ who: 'owner', needed: true, page: `/admin/dashboard/settings?tab=${tab}` }) as const
const advice = (page: `/admin/dashboard/${string}`) => ({ who: 'owner', needed: false, page }) as const
const server = { who: 'server', needed: true, page: null } as const

/**
 * What a site with real guests needs, each thing once, in the order in which it is done. `needed`: LIVE=1 refuses a first start without it;
 * the others are advice. `page`: where it is met in the office; null on the server alone.
 */
export const liveConditions = {
  name: settings('general'),
  contact: settings('contact'),
  company: settings('company'),
  law: settings('company'),
  quotes: settings('testimonials'),
  rating: settings('company'),
  registration: { who: 'owner', needed: true, page: '/admin/dashboard/villas' },
  prices: advice('/admin/dashboard/pricing?tab=seasons'),
  samples: advice('/admin/dashboard/villas'),
  languages: advice('/admin/dashboard/translations'),
  two_step: advice('/admin/dashboard/people'),
  simulated: advice('/admin/dashboard/bookings'),
  bank: { ...server, who: 'bank', page: '/admin/dashboard/bank' },
  address: server,
  proxy: server,
  mail_server: server,
  sender: server,
  owner_mail: server,
  rate_source: server,
  rate_limits: server,
  private_ways: server,
  backup: { who: 'server', needed: false, page: '/admin/dashboard/jobs?job=back+up' },
} as const satisfies Record<string, Facts>

export type LiveConditionCode = keyof typeof liveConditions

export const liveConditionCodes = Object.keys(liveConditions) as LiveConditionCode[]

/** Where a condition is met: its page, at the field where it names one, such as a setting. */
export function pageToMeet(code: LiveConditionCode, name?: string): string | null {
  const { page }: Facts = liveConditions[code]
  return page !== null && name !== undefined && page.includes('/settings') ? `${page}#${name}` : page
}

const conditionByGroup: Partial<Record<string, LiveConditionCode>> = {
  general: 'name',
  contact: 'contact',
  law: 'law',
  testimonials: 'quotes',
  rating: 'rating',
}

/** The condition that a setting belongs to, by its name as `company.taxNumber`. */
export const conditionForSetting = (name: string): LiveConditionCode => conditionByGroup[name.split('.', 1)[0] ?? ''] ?? 'company'
