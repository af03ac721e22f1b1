/** Merchant data of the simulated bank. Public: never use it on a site that accepts real payments. */
export const SIMULATOR_MERCHANT = {
  clientId: '990000000000001',
  storeKey: 'SimulatorStoreKey01',
  apiUser: 'simulatorapi',
  apiPassword: 'SimulatorApi01',
} as const
