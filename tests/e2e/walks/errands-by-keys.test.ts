import { test } from '../own-site-test.ts'
import { runErrands } from '../owner-errands.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('frequent tasks of owners can be done with the keyboard alone', ({ page, site }) => runErrands(page, site, 'keys'))
