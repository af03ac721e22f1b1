export const bank = 'Bank'
export const account = 'Account for card payments'
export const merchantId = 'Merchant id (client id)'
export const merchantIdMeans = 'The bank hands it out, for example 990000000000001.'
export const gateway = 'Address of the card page'
export const gatewayMeans = 'Ends in /fim/est3Dgate.'
export const api = 'Address of the API'
export const apiMeans = 'Ends in /fim/api. Records and refunds are asked for there.'
export const apiUser = 'API user'
export const apiUserMeans = 'Made in the bank’s portal, with the rights to query, cancel and refund. It is not your sign-in to the portal.'
export const apiPassword = 'Password of the API user'
export const storeKey = 'Store key'
export const staysIfEmpty = 'Left empty, the stored one stays. It is never shown.'
export const hashVersion = 'Hash version'
export const hashVersionMeans = 'Banks in Serbia use version 2, unless yours says otherwise.'
export const yourPassword = 'Your password'
export const yourPasswordMeans = 'So that nobody else sends your guests’ money elsewhere.'
export const save = 'Use this account'
export const saving = 'Saving …'
export const saved = 'New payments go to this account'
export const notSaved = 'Not saved'
export const formerStay = 'Payments that were begun before are judged with the keys that they were begun with.'
export const askTheBank = 'Ask the bank'
export const asking = 'Asking …'
export const askMeans = 'Asks about an order that cannot exist. No money moves.'
export const couldNotAsk = 'Could not ask the bank'
export const storeKeyUnproved =
  'Whether the store key is right shows only at a payment: make one of a small amount, and refund it on its booking.'
export const toSend = 'What to send to the bank'
export const toSendMeans =
  'The bank compares this with its contract and enters the addresses before it lets you sell. Print it, or copy it into an email.'
export const openToSend = 'Open the page to print'
export const print = 'Print'
export const merchant = 'The merchant'
export const addresses = 'Addresses to enter'
export const questions = 'Please tell us'
export const website = 'Website'
export const terms = 'Terms'
export const privacy = 'Privacy notice'
export const returnAddress = 'Return address, after success and failure alike (okUrl and failUrl)'
export const callbackAddress = 'Address for results from server to server (callbackUrl)'
export const noCallback = 'not used'
export const model = 'Model'
export const modelIs = '3D Pay Hosting: cards are entered on your page alone'
export const currency = 'Currency'
export const currencyIs = 'RSD (941); prices are in euros, charged at the middle rate of the day'
export const asks = [
  'Is hash version 2 or 3 to be used, and which fields are excluded?',
  'May callbackUrl be sent, and from which addresses does it come?',
  'Which values of lang does the card page know?',
  'What rights has the API user: query, cancel, refund?',
  'From which server address may the API be called?',
  'How long is a card page open, and when is a day settled?',
  'Which test cards are there, and which logos and texts must the site show?',
]
export const said = {
  right: 'The bank accepts the API user: it says that there is no such order.',
  refused: 'The bank does not accept the API user. Please check merchant id, user, password and its rights in the portal.',
  silent: 'The bank gave no answer that can be read. Please check the address of the API, and whether the bank lets this server in.',
}
export const whereFrom = {
  environment:
    'The server has the account in its environment, which counts before what is entered here. Only whoever runs the server can change it.',
  office: 'New payments go to this account.',
  simulator: 'No bank is entered yet. Guests pay at a simulated bank, and no card is charged.',
}
export const hashVersions = { ver2: 'Version 2', ver3: 'Version 3' }
