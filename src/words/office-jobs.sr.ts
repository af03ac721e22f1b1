import { formsIn } from './counting.ts'

const form = formsIn('sr')

export const couldNotLetTheJob = 'Posao nije pokrenut'
export const theJobRunsWithinSeconds = 'Posao počinje za nekoliko sekundi'
export const jobs = 'Poslovi'
export const whatTheSiteDoes =
  'Šta sajt radi sam. Svaki posao traži šta je ostalo da se uradi, pa može da se pokrene bilo kada. Vreme je ono kod vila.'
export const failedToLoadTheJobs = 'Poslovi nisu učitani'
export const runs = 'Izvršavanja'
export const runsOf = (job: string): string => `Izvršavanja posla „${job}“`
export const all = 'Sva'
export const failed = 'Neuspela'
export const everyJob = 'Svi poslovi'
export const noRunHasFailed = 'Nijedno izvršavanje nije neuspelo.'
export const noRunsYet = 'Još nema izvršavanja.'
export const pagesOfRuns = 'Strane sa izvršavanjima'
export const running = 'U toku'
export const done = 'Završeno'
export const notYet = 'Još nije'
export const job = 'Posao'
export const every = 'Na svakih'
export const lastRun = 'Poslednje izvršavanje'
export const state = 'Stanje'
export const runNow = 'Pokrenite sada'
export const began = 'Početak'
export const took = 'Trajanje'

const span =
  (one: string, few: string, other: string) =>
  (count: number): string =>
    `${count} ${form(count, { one, few, other })}`

export const everyDay = span('dan', 'dana', 'dana')
export const everyHour = span('sat', 'sata', 'sati')
export const everyMinute = span('minut', 'minuta', 'minuta')
export const everySecond = span('sekundu', 'sekunde', 'sekundi')
export const runsNow = (job: string): string => `Posao „${job}“ uskoro počinje…`
export const hasEndedWell = (job: string): string => `Posao „${job}“ je uspešno završen`
export const hasFailed = (job: string): string => `Posao „${job}“ nije uspeo`
export const triedAgain = 'Sam se ponavlja u svoje sledeće vreme.'
