import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { FormResult } from './form-result.ts'

/**
 * The `shouldRevalidate` of a page that shows amounts: it is reloaded after a refusal because they have changed. After other refusals
 * a page stays as it is.
 */
export const loadOutdated = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  (actionResult as FormResult | undefined)?.outdated === true || defaultShouldRevalidate
