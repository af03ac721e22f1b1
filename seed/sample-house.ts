/** What the seed says of the sample house and no other house can keep. */
export const sampleSiteName = 'Aegean Light Villas'
export const sampleReached = { email: 'owner@villas.example', phone: '+30 000 000 0000' } as const
export const samplePlace = { latitude: 40.33012, longitude: 23.92145 } as const
