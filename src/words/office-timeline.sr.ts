export const views = 'Prikazi kalendara'
export const nameOfView = { timeline: 'Sve vile', calendar: 'Godina jedne vile' }
export const month = 'Mesec'
export const show = 'Prikažite'
export const today = 'Danas'
export const earlier = 'Ranije'
export const later = 'Kasnije'
export const couldNotBeRead = 'Raspored nije učitan'
export const noVillas = 'Nema vila u prodaji.'
export const villa = 'Vila'
export const days = 'Dani'
export const nightsOfVillas = 'Noći svih vila'
export const pagesOfVillas = 'Strane sa vilama'
export const asAList = 'Isti dani kao spisak'
export const howItWorks =
  'Slobodne noći izaberite prevlačenjem, ili tasterom Shift i strelicama, da biste ih zadržali. Rezervaciju prevucite mišem, ili je pomerite tasterom Shift i strelicama, na drugi dan ili u drugu vilu: ništa se ne menja dok ne vidite cenu.'
export const stayOf = (name: string, status: string, from: string, until: string): string => `${name}, ${status}, ${from} – ${until}`
export const freeNights = (nights: string, from: string, price: string): string => `slobodno: ${nights}, prva ${from}, ${price}`
export const aNight = (euros: string): string => `${euros} po noći`
export const notSold = 'ne prodaje se'
export const owners = 'Vlasnici'
export const keptByOwners = 'Zadržali vlasnici'
export const paid = 'Plaćeno'
export const partlyPaid = 'Delimično plaćeno'
export const offered = 'Čuva se za ponudu'
export const onAPlatform = 'Na platformi'
export const chosen = (villa: string): string => `Izabrano: ${villa}`
export const keepForOwners = 'Zadržite ove noći'
export const letGo = 'Poništite izbor'
export const firstNight = 'Prva noć'
export const freeAgain = 'Ponovo slobodno od'
export const beginBooking = 'Započnite rezervaciju'
export const moved = (name: string, villa: string, from: string, until: string): string =>
  `${name}, novi termin: ${villa}, ${from} – ${until}`
export const seeTheChange = 'Prikažite šta bi se promenilo'
export const leaveIt = 'Ostavite kako jeste'
