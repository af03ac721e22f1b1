import { test } from '../own-site-test.ts'
import { runErrands } from '../owner-errands.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('frequent tasks of owners take few clicks on a phone', ({ page, site }) => runErrands(page, site, 'finger'))
