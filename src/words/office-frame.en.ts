export const europeAthens = 'Europe/Athens'
export const backOffice = (title: string | number): string => `${title} · Back office`
export const theBackOffice = 'The back office.'
export const admin = (fullName: string | number): string => `Admin: ${fullName}`
export const backOfficeMenu = 'Back office menu'
export const backOffice2 = 'Back office ☰'
export const sidebar = 'Sidebar'
export const id = (id: string | number): string => `ID ${id}`
export const backOffice3 = 'Back office'
export const backToWebsite = 'Back to Website'
