import { weekdaysIn } from './weekdays-in.ts'

/** 'svakog dana', 'od ponedeljka do petka' ili 'ponedeljkom i petkom'. */
export const onWeekdays = weekdaysIn('sr', {
  every: 'svakog dana',
  from: ['nedelje', 'ponedeljka', 'utorka', 'srede', 'četvrtka', 'petka', 'subote'],
  to: ['nedelje', 'ponedeljka', 'utorka', 'srede', 'četvrtka', 'petka', 'subote'],
  range: (from, to) => `od ${from} do ${to}`,
  on: ['nedeljom', 'ponedeljkom', 'utorkom', 'sredom', 'četvrtkom', 'petkom', 'subotom'],
  several: (days) => days,
})
