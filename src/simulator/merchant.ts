/** What the simulated bank has agreed with the shop. Nothing secret: it opens nothing but the simulator. */
export const SIMULATOR_MERCHANT = {
  clientId: '990000000000001',
  storeKey: 'SimulatorStoreKey01',
  apiUser: 'simulatorapi',
  apiPassword: 'SimulatorApi01',
} as const

export type Merchant = { clientId: string; storeKey: string; apiUser: string; apiPassword: string }
