export const failedToLoadAttractions = 'Die Ausflugsziele konnten nicht geladen werden'
export const nearbyAttractions = 'In der Umgebung'
export const beachesTavernasWalksBoats =
  'Strände, Tavernen, Spaziergänge, Boote und eine Fahrt entlang des Berges Athos: was es rund um die Villen gibt und wie weit es ist.'
export const mostDaysNobodyWants =
  'An den meisten Tagen möchte niemand den Garten verlassen. Für die anderen liegt all dies ganz in der Nähe.'
export const ourListIsBeingWritten = 'Unsere Liste entsteht noch. Fragen Sie uns, wohin wir gern gehen; unsere Adresse finden Sie unten.'
export const pickYourWeekTheCoast = 'Wählen Sie Ihre Woche; die Küste wartet.'
export const beaches = 'Strände'
export const whereToEat = 'Essen gehen'
export const outAndAbout = 'Unterwegs'
export const sightseeing = 'Sehenswertes'
export const onTheMap = 'Auf der Karte'
