export { SIMULATOR_MERCHANT } from '#nestpay/published-merchant.ts'

export type Merchant = { clientId: string; storeKey: string; apiUser: string; apiPassword: string }
