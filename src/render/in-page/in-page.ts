import { fillInAccount } from './account.ts'
import { showOneAction } from './action.ts'
import { openDates } from './dates.ts'
import { foldFooter } from './footer.ts'
import { followScroll } from './header.ts'
import { keepQuery, offerLanguage } from './languages.ts'
import { measureDocument } from './measure-document.ts'
import { closeMenus } from './menus.ts'
import { offerTools } from './offer-tools.ts'
import { removeTraces } from './remove-traces.ts'
import { startPage } from './start-page.ts'
import { endToast } from './toast.ts'

// The script inside every page, for what a page needs before React runs, and all that most pages need. It runs before the body is parsed.
closeMenus()
keepQuery()
offerLanguage()
measureDocument()
removeTraces()
document.addEventListener('DOMContentLoaded', () => {
  foldFooter()
  followScroll()
  showOneAction()
  fillInAccount()
  startPage()
  openDates()
  endToast()
  offerTools()
})
