import { ofDayWithin } from './serbian-days.ts'

export const today = (day: string): string => `Danas, ${day}`
export const arriving = 'Dolaze'
export const inHouse = 'U kući'
export const leaving = 'Odlaze'
export const nobodyArrives = 'Niko ne dolazi.'
export const noGuestsInTheHouse = 'Nema gostiju u kući.'
export const nobodyLeaves = 'Niko ne odlazi.'
export const nextDays = 'Sledećih šest dana'
export const nothingInTheNextDays = 'U sledećih šest dana niko ne dolazi i ne odlazi.'
export const arrives = 'Dolazi'
export const leaves = 'Odlazi'
export const changeover = 'Smena gostiju'
export const until = (day: string): string => `do ${ofDayWithin(day)}`
export const from = (day: string): string => `od ${ofDayWithin(day)}`
export const arrivalTime = (time: string): string => `Dolazak: ${time}`
export const noArrivalTime = 'Vreme dolaska još nije poznato'
export const stillToPay = (euros: string): string => `preostalo za plaćanje: ${euros}`
export const soldBy = (platform: string): string => `Prodaja: ${platform}`
export const call = 'Pozovite'
export const write = 'E-mail'
export const whatsApp = 'WhatsApp'
export const dueSoon = 'Dospeva do tada'
export const nothingIsDue = 'Ovih dana ništa ne dospeva.'
export const overdueSince = (day: string): string => `kasni od ${ofDayWithin(day)}`
export const dueOn = (day: string): string => `dospeva ${ofDayWithin(day)}`
export const couldNotBeRead = 'Naredni dani nisu učitani'
