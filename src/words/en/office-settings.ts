import { formatNumber } from './numbers.ts'

export const websiteSettings = 'Website Settings'
export const settings = 'Settings'
export const toFillIn = 'to fill in'
export const theSite = 'The site'
export const theHomePage = 'The home page'
export const howToReachYou = 'How guests reach you'
export const place = 'Place'
export const rulesForGuests = 'Rules for guests'
export const shownWithPrices = 'Shown with prices'
export const limitsOfDiscounts = 'Limits of discounts'
export const levyAndVat = 'Climate levy and VAT'
export const general = 'General'
export const siteName = 'Site name'
export const tagline = 'Tagline'
export const shownAboveTheFooter = 'Shown above the footer of every page.'
export const homePageTitle = 'Home page title'
export const homePageSubtitle = 'Home page subtitle'
export const homePageText = 'Home page text'
export const homePagePicture = 'Home page picture'
export const theAddressOfAPicture = 'The address of a picture, for example /pictures/hero-complex-golden-hour.jpg.'
export const contactInformation = 'Contact Information'
export const email = 'Email'
export const guestsSeeItSupportRequests = 'Guests see it; support requests and new bookings are sent here.'
export const phone = 'Phone'
export const address = 'Address'
export const mapLink = 'Map link'
export const latitude = 'Latitude'
export const longitude = 'Longitude'
export const chatsMean = 'Empty: the phone number above, if it is a mobile number. A dash (-) leaves it out.'
export const metaTitle = 'Meta title'
export const metaDescription = 'Meta description'
export const companyBank = 'Company & Bank'
export const company = 'Company'
export const legalName = 'Legal name'
export const companyAddress = 'Company address'
export const registrationNumber = 'Registration number'
export const taxNumberPib = 'Tax number (PIB)'
export const activity = 'Activity'
export const activityCode = 'Activity code'
export const greekRegistrationOfTheAccommodation = 'Greek registration of the accommodation (AMA)'
export const shownBesideEveryTotal = 'Shown beside every total.'
export const bank = 'Bank'
export const bankName = 'Bank name'
export const bankAddressOnTheWeb = 'Bank address on the web'
export const rating = 'Rating'
export const score = 'Score'
export const inAWord = 'In a word'
export const source = 'Source'
export const whereTheScoreComes = 'Where the score comes from. Guests see it beside the score.'
export const ratingLink = 'Where it can be read'
export const ratingLinkMeans = 'With a real bank, a score is shown only with its source and this link. Without a score there is no rating.'
export const texts = 'Texts'
export const versionOfTheTerms = 'Version of the terms'
export const keptWithEachBookingGive = 'Kept with each booking. Give a changed text a new version.'
export const termsConditions = 'Terms & Conditions'
export const anEmptyLineBegins = 'An empty line begins a new paragraph; a line that begins with ## is a heading.'
export const privacyPolicy = 'Privacy Policy'
export const couldNotSaveSettings = 'Could not save settings'
export const settingsSaved = 'Settings Saved'
export const guestsSeeItAtOnce = (title: string | number): string => `${title}: guests see it immediately.`
export const pleaseGiveAnEMail = 'Please give an email address'
export const pleaseGiveAnAddress = 'Please give an address that begins with https://'
export const toBeFilledInBefore = 'TO BE FILLED IN before the site goes live.'
export const saving = 'Saving …'
export const saveChanges = 'Save Changes'
export const toBeFilledIn = 'TO BE FILLED IN'
export const guestsAndTheBankLook = 'Guests and the bank look for these. The site cannot go live before they are filled in.'
export const transfers = 'Account for bank transfers'
export const iban = 'IBAN'
export const ibanMeans = 'Printed on pro-formas, which ask guests for a transfer. Without it there are none.'
export const bic = 'BIC'
export const transferBank = 'Bank of this account'
export const vatStatement = 'VAT statement'
export const isRequired = (label: string | number): string => `${label} is required`
export const mustBeANumber = (label: string | number): string => `${label} must be a number of degrees`
export const charactersRecommendedCharacters = (
  length: string | number,
  verdict: string | number,
  from: string | number,
  until: string | number,
): string => `${length} characters (${verdict}). Recommended: ${from}-${until} characters.`
export const tooShort = 'short'
export const tooLong = 'long'
export const goodLength = 'good'
export const booking = 'Booking'
export const leadDays = 'Days before arrival'
export const leadDaysMean = 'How many days before the arrival guests have to book at the latest: 0 for the same day, 1 for the day before.'
export const mustBeDays = (label: string, most: number): string => `${label} must be a whole number from 0 to ${formatNumber(most)}`
export const levy = 'Climate levy'
export const levyChoices = { included: 'Included in the prices', added: 'Added to the prices' }
export const levyMeans =
  'For villas with a class of the levy; its amounts are under Pricing. Totals always include it. Bookings keep the price that was agreed.'
export const vat = 'VAT beside totals'
export const vatChoices = { stated: 'The VAT statement alone', amount: 'The VAT statement and the amount' }
export const vatMeans = 'The rates of VAT are under Pricing. Bookings keep the amount that they were made with.'
export const assistants = 'Assistants'
export const toolsForAssistants = 'Tools for assistants'
export const toolsChoices = { on: 'On', off: 'Off' }
export const toolsMean =
  'Assistants such as ChatGPT or Claude can look up free nights and prices, and give guests a link to book. They see what every visitor sees, and hold no nights.'
export const changes = 'Changing dates or villa'
export const changesMean = 'What guests may do on the page of their stay until the day before arrival.'
export const changeChoices = { at_once: 'Guests change it themselves', after_consent: 'Guests ask, and you agree first' }
export const hosts = 'Hosts'
export const hostsNames = 'Your names'
export const hostsPortrait = 'Your portrait'
export const hostsStory = 'Your story'
export const hostsStoryMeans = 'Guests read it on the home page. Without a story nothing is shown.'
export const testimonials = 'Testimonials'
export const quotesMean =
  'Shown on the home page. The quotes of a new site are invented examples, with which it cannot go live: replace them with what guests have said, or leave them empty.'
export const firstQuote = 'First quote'
export const firstGuests = 'Guests of the first quote'
export const secondQuote = 'Second quote'
export const secondGuests = 'Guests of the second quote'
export const thirdQuote = 'Third quote'
export const thirdGuests = 'Guests of the third quote'
export const whatIsIncluded = 'What the price includes'
export const oneItemALine =
  'One item a line, shown on the pricing page. A short-term let may offer lodging and bed linen only: do not promise services that your registration does not allow.'
export const cancellation = 'Cancellation policy'
export const cancellationMeans =
  'One row a line: days before arrival, and how much of what was paid is refunded, such as 21: 70. After the last row nothing is refunded. It applies to new bookings of villas without a policy of their own; bookings keep the one they were made with. Please change your terms alike.'
export const mostDiscount = 'Maximum total discount (%)'
export const mostDiscountMeans =
  'The best rule of each type counts, and their percentages add up to this at most. 100: no limit. The last ones then take off less than they say.'
export const lowestNight = 'Lowest price of a night (euros)'
export const lowestNightMeans =
  'What guests book online never costs less a night, whatever seasons, gaps, discounts and codes say: they take off less then. Fees and an added levy are not included. 0: no limit.'
export const mustBeEuros = (label: string, most: number): string => `${label} must be whole euros from 0 to ${formatNumber(most)}`
export const mustBePercent = (label: string): string => `${label} must be a whole number from 1 to 100.`
export const marks = 'Marks of cards and the bank'
export const marksMean =
  'Pictures that the card schemes and your bank give you, shown on white at one height at the bottom of every page and before payment. At most 12. Without any, the names are shown.'
export const socialLinks = 'Your pages elsewhere'
export const socialLinksMean = 'Shown at the bottom of the pages. One without an address is not shown. At most 6.'
export const markName = 'Name of mark'
export const markPicture = 'Picture of mark'
export const markWebsite = 'Web address of mark'
export const linkName = 'Name of page'
export const linkAddress = 'Web address of page'
export const addRow = 'Add one'
export const moveRowUp = 'Move up'
export const removeRow = 'Remove'
export const uploadMark = 'Upload picture'
export const uploadingMark = 'Uploading …'
export const inRow = (label: string, row: number): string => `${label} ${formatNumber(row)}`
export const law = 'Privacy and disputes'
export const euRepresentative = 'Representative in the European Union'
export const euRepresentativeMeans = 'Name and address, shown in the privacy notice. Empty if your company is established in the Union.'
export const authority = 'Data protection authority'
export const shownInPrivacy = 'To whom guests can complain, shown in the privacy notice.'
export const disputeBodies = 'Out-of-court dispute bodies'
export const disputeBodiesMean = 'Names and addresses, shown in the terms.'
export const complaintAnswerDays = 'Days until a complaint is answered'
export const complaintSolveDays = 'Days until a complaint is solved'
export const complaintDaysMean =
  'From the day it is received. A guest who complains is told these days; later changes apply to new complaints. The law names the longest ones.'
export const searchEngines = 'SEO & Metadata'
export const currencies = 'Other currencies beside the euro'
export const currenciesMean =
  'At most four. Prices show about how much they are, for information; guests pay the price in euros. The rates come from the National Bank of Serbia, a new currency within minutes.'
export const currencyNames = {
  RSD: 'Serbian dinar (RSD)',
  CHF: 'Swiss franc (CHF)',
  GBP: 'British pound (GBP)',
  USD: 'US dollar (USD)',
  AUD: 'Australian dollar (AUD)',
  BAM: 'Bosnian mark (BAM)',
  CAD: 'Canadian dollar (CAD)',
  CZK: 'Czech koruna (CZK)',
  DKK: 'Danish krone (DKK)',
  HUF: 'Hungarian forint (HUF)',
  NOK: 'Norwegian krone (NOK)',
  PLN: 'Polish zloty (PLN)',
  RON: 'Romanian leu (RON)',
  SEK: 'Swedish krona (SEK)',
  TRY: 'Turkish lira (TRY)',
}
