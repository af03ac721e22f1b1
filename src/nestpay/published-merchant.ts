/** What the simulated bank has agreed with the shop. Everybody can read it: no site that takes real money may use it. */
export const SIMULATOR_MERCHANT = {
  clientId: '990000000000001',
  storeKey: 'SimulatorStoreKey01',
  apiUser: 'simulatorapi',
  apiPassword: 'SimulatorApi01',
} as const
