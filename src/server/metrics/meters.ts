import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { runningVersion } from '../version.ts'

export type Meters = ReturnType<typeof newMeters>

/** Metrics counted in this process. Metrics from the database are read on each scrape (`gauges.ts`). */
export function newMeters() {
  const registry = new Registry()
  const registers = [registry]
  const bankQuestions = new Histogram({
    name: 'villas_bank_question_seconds',
    help: 'Questions to the bank’s API and how long it took, by kind and whether it answered',
    labelNames: ['question', 'answered'] as const,
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
    registers,
  })
  const buildInfo = new Gauge({
    name: 'villas_build_info',
    help: 'Always 1; the labels say what runs here',
    labelNames: Object.keys(runningVersion),
    registers,
  })
  buildInfo.set(runningVersion, 1)
  const fieldFigure = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name, help, labelNames: ['page', 'device'] as const, buckets, registers })
  return {
    registry,
    requests: new Histogram({
      name: 'villas_http_request_seconds',
      help: 'Requests and how long they took, by route',
      labelNames: ['route', 'method', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    pages: new Counter({
      name: 'villas_pages_total',
      help: 'Pages shown, from the cache or rendered',
      labelNames: ['how'] as const,
      registers,
    }),
    bankAnswers: new Counter({
      name: 'villas_bank_answers_total',
      help: 'Answers of the bank by browser or callback, by verdict and the code of a proved outcome',
      labelNames: ['verdict', 'code'] as const,
      registers,
    }),
    /** Core Web Vitals that browsers report. */
    field: {
      lcp: fieldFigure('villas_lcp_seconds', 'Largest Contentful Paint of page views', [0.5, 1, 1.5, 2, 2.5, 4, 6, 10]),
      inp: fieldFigure('villas_inp_seconds', 'Interaction to Next Paint of page views', [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2]),
      cls: fieldFigure('villas_cls', 'Cumulative Layout Shift of page views', [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1]),
    },
    bankAsked: (question: string, answered: boolean, seconds: number) =>
      bankQuestions.observe({ question, answered: answered ? 'yes' : 'no' }, seconds),
  }
}
