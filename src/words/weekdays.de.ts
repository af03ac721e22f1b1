import { weekdaysIn } from './weekdays-in.ts'

/** 'an jedem Tag', 'von Montag bis Freitag' oder 'montags und freitags'. */
export const onWeekdays = weekdaysIn('de', {
  every: 'an jedem Tag',
  from: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
  to: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
  range: (from, to) => `von ${from} bis ${to}`,
  on: ['sonntags', 'montags', 'dienstags', 'mittwochs', 'donnerstags', 'freitags', 'samstags'],
  several: (days) => days,
})
