import type { Schedule } from './schedule.ts'

export const sampleKeys = ['theWay', 'arrival', 'allWell', 'leaving', 'thanks', 'comeBack'] as const
export type SampleKey = (typeof sampleKeys)[number]

/** When the sample texts are sent, once an owner turns them on. */
export const sampleSchedules: Record<SampleKey, Schedule & { late: boolean }> = {
  theWay: { event: 'arrival', days: -7, hour: 10, hours: null, late: true },
  arrival: { event: 'arrival', days: -1, hour: 10, hours: null, late: true },
  allWell: { event: 'arrival', days: 1, hour: 10, hours: null, late: false },
  leaving: { event: 'departure', days: -1, hour: 18, hours: null, late: false },
  thanks: { event: 'departure', days: 1, hour: 10, hours: null, late: false },
  /** Ten months later: advertising. */
  comeBack: { event: 'departure', days: 300, hour: 10, hours: null, late: false },
}
