import { type ActionFunctionArgs, data } from 'react-router'
import type { z } from 'zod'
import type { AnswerOf, AnyCall, InputOf } from '#contract/call.ts'
import type { Api } from '#contract/client.ts'
import type { Problem } from '#contract/problems.ts'
import { toMessage } from '#contract/refusal.ts'
import { Refused } from '#contract/refused.ts'
import * as words from '#words/en/controls.ts'
import { say } from '#words/en/refusals.ts'
import { withoutPrefix } from '#words/languages.ts'
import { logInPage } from '../accounts/log-in-page.ts'
import { getApi, type RenderedDocument, requestContext } from '../api.ts'
import type { PageFailure } from '../api-results.server.ts'
import { type OwnDocument, redirectTo } from '../redirects.server.ts'
import { toastCookie } from '../toasts/flash.server.ts'
import type { Toast } from '../toasts/toast.ts'
import type { FormErrors, FormResult, FormValues } from './form-result.ts'
import { unsentCookie } from './unsent.server.ts'

const UNKNOWN_INTENT: PageFailure = {
  text: words.formIsOutOfDate,
}
const DENIED = { title: words.accessDenied, text: words.adminPrivilegesRequired }
const SECRET_FIELD = /password|^storeKey$|^code$/i
/** Shown again in the form, but stored in no cookie. */
const DOCUMENT_NUMBER = 'documentNumber'

/** What to show if the input is invalid or a call is refused. */
type IfNot = {
  /** What failed; by default the text of the refusal. */
  title?: string
  /** Text in place of an unexpected error's own. */
  bug?: string
  /** Refusals that belong to a field, and their field. */
  fields?: Partial<Record<Problem, string>>
  /** The form has no visible fields: invalid input is a failure of the whole form. */
  fieldless?: true
  /** Further rules of the form: the result for the input, given the schema's messages. Without errors and failure the input is valid. */
  invalid?: (errors: FormErrors) => FormResult
  /** Answers some refusals in a way of their own; otherwise undefined. */
  instead?: (refused: Refused) => FormResult | Response | undefined | Promise<Response | undefined>
}

type Answer<More extends object> = ReturnType<typeof data<FormResult<More>>> | Response

/** Ends an action early with an answer. */
class Ended {
  readonly answer: Answer<object>

  constructor(answer: Answer<object>) {
    this.answer = answer
  }
}

/** A submitted form, with the ways to check it, to call the API with it and to answer. */
export class SubmittedForm {
  readonly api: Api
  readonly siteUrl: string
  readonly request: Request
  readonly url: URL
  readonly params: ActionFunctionArgs['params']
  readonly fields: FormData
  /** Text fields. Without versions if the owner chose to overwrite another administrator's change. */
  readonly values: FormValues
  /** Data of the page's own to show again with the values. */
  alsoAgain: object = {}
  private readonly document: RenderedDocument
  private readonly form: string
  private readonly ofOffice: boolean

  constructor({ context, request, url, params }: ActionFunctionArgs, fields: FormData, intent: string, ofOffice: boolean) {
    this.fields = fields
    this.ofOffice = ofOffice
    this.api = getApi(context)
    const { siteUrl, document } = context.get(requestContext)
    this.siteUrl = siteUrl
    this.document = document
    this.request = request
    this.url = url
    this.params = params
    this.values = textFields(fields)
    this.form = this.values.form ?? intent
  }

  /** Validated input. Ends the action with a message at each invalid field. */
  check<S extends z.ZodType>(schema: S, input: unknown = this.values, { fieldless, title, bug, invalid }: IfNot = {}): z.output<S> {
    const parsed = schema.safeParse(input)
    const errors = parsed.error ? this.toErrors(parsed.error) : {}
    const result = invalid?.(errors) ?? { errors }
    if (parsed.success && !result.failure && isEmpty(result.errors ?? {})) return parsed.data
    if (!fieldless) return this.reject(result)
    return this.reject({ failure: { title: title ?? Object.values(errors)[0] ?? '', ...(bug ? { text: bug } : {}) } })
  }

  /** Validates the input and makes a call. Ends the action if the call is refused. */
  async call<C extends AnyCall>(call: C, input: unknown = this.values, ifNot: IfNot = {}): Promise<AnswerOf<C>> {
    return this.send(call, this.check<C['input']>(call.input, input, ifNot), ifNot)
  }

  /** Makes a call with valid input. Ends the action if the call is refused. */
  async send<C extends AnyCall>(call: C, input: InputOf<C>, ifNot: IfNot = {}): Promise<AnswerOf<C>> {
    try {
      return await this.api(call, input)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      throw new Ended(await this.afterRefusal(error, ifNot))
    }
  }

  /** Ends the action; by default with status 400. Shows the input again. */
  reject(result: FormResult, status = 400): never {
    throw new Ended(this.again(result, status))
  }

  /** Answer that stays on the page. */
  stay<More extends object>(result: FormResult<More>, status = 200) {
    this.document.toast = result.toast ?? null
    return data<FormResult<More>>({ form: this.form, ...result }, status)
  }

  /** Message of each invalid field: the field whose name is the issue's whole path, or else the last or first part of it. */
  private toErrors({ issues }: z.ZodError): FormErrors {
    const errors: FormErrors = {}
    for (const issue of issues) {
      const { path } = issue
      const names = path.filter((part) => typeof part === 'string')
      const candidates = [path.join('.'), names.at(-1) ?? '']
      const field = candidates.find((name) => this.fields.has(name)) ?? names[0] ?? ''
      errors[field] ??= say(toMessage(issue))
    }
    return errors
  }

  private async afterRefusal(refused: Refused, ifNot: IfNot): Promise<Answer<object>> {
    if (refused.code === 'signed_out' && !this.ofOffice) {
      const { pathname, search } = this.url
      const values = without(shownAgain(this.values), (name) => name === DOCUMENT_NUMBER)
      return toLogIn(pathname + search, await unsentCookie.write({ path: withoutPrefix(pathname), values }, this.siteUrl))
    }
    const own = await ifNot.instead?.(refused)
    if (own instanceof Response) return own
    return this.again(own ?? this.toResult(refused, ifNot), refused.status)
  }

  private again(result: FormResult, status: number) {
    return this.stay({ typed: shownAgain(this.values), ...this.alsoAgain, ...result }, status)
  }

  private toResult(refused: Refused, { title, bug, fields = {} }: IfNot): FormResult {
    const { code, message } = refused
    const field = fields[code]
    if (field) return { errors: { [field]: message } }
    if (refused.fields) return { errors: refused.fields }
    if (QUESTIONS.includes(code)) return { question: message }
    if (this.ofOffice && (code === 'signed_out' || code === 'not_admin')) return { failure: DENIED, signedOut: true }
    if (code === 'state_changed') return { failure: { title: message }, stale: true }
    const text = code === 'bug' && bug ? bug : message
    return { failure: title ? { title, text } : { title: text }, ...outdatedIf(code) }
  }
}

/** Redirect with a toast. `page`: path of a page, also with a language, or a document of its own. `cookies`: further `Set-Cookie` headers. */
export async function goTo(page: string | OwnDocument, toast?: Toast, cookies: string[] = []): Promise<Response> {
  const headers = new Headers()
  for (const cookie of [...(toast ? [await toastCookie.write(toast)] : []), ...cookies]) headers.append('set-cookie', cookie)
  return redirectTo(page, { headers })
}

const OFFICE = /^\/admin(?=$|[/?])/

/** Where a sign-in leads. The office has a language of its own, so it is a document of its own, too. */
export const afterSignIn = (path: string, siteUrl: string): string | OwnDocument => (OFFICE.test(path) ? { path, siteUrl } : path)

/** Where an account page leads somebody who is signed in already: to `target`, or to where the person begins. */
export const signedInPage = ({ status }: { status: 1 | 2 }, target: string | null, siteUrl: string): string | OwnDocument =>
  afterSignIn(target ?? (status === 2 ? '/admin/dashboard' : '/'), siteUrl)

/** Redirects to the login page, and from there to `target`. */
export const toLogIn = (target: string | null | undefined, cookie?: string) =>
  goTo(logInPage(target && withoutPrefix(target)), undefined, cookie ? [cookie] : [])

/** Redirect that reports success. */
export const done = (page: string, title: string, text?: string): Promise<Response> =>
  goTo(page, { title, tone: 'good', ...(text ? { text } : {}) })

/** Refusals of input that may be a slip. */
const QUESTIONS: readonly Problem[] = [
  ...(['unusual_rate', 'unusual_percent', 'unusual_amount', 'unusual_total', 'unusual_day'] as const),
  'stays_concerned',
  'more_than_capacity',
]

const CHANGED: readonly Problem[] = ['price_changed', 'policy_changed', 'refund_changed', 'promo_code_refused']

/** Part of the result of a refusal that says the page shows amounts or days of before. */
export const outdatedIf = (code: Problem): Pick<FormResult, 'outdated'> => (CHANGED.includes(code) ? { outdated: true } : {})

export type FormHandler<More extends object = object> = (form: SubmittedForm) => Answer<More> | Promise<Answer<More>>

type Change<C extends AnyCall> = IfNot & {
  /** Input of the call; by default the values. */
  input?: (values: FormValues) => unknown
  /** Page to go to afterwards. */
  to: string | ((form: SubmittedForm) => string)
  /** Title and text of the toast that reports success. */
  done: string | ((answer: AnswerOf<C>) => [title: string, text?: string])
}

/** Handler of a form that makes one call and goes to a page. */
export const change =
  <C extends AnyCall>(call: C, { input = (values) => values, to, done: report, ...ifNot }: Change<C>): FormHandler =>
  async (form) => {
    const answer = await form.call(call, input(form.values), ifNot)
    const toast: [string, string?] = typeof report === 'string' ? [report] : report(answer)
    return done(typeof to === 'string' ? to : to(form), ...toast)
  }

/** What a page does with each of its forms, by the form's field `intent`. */
export type FormHandlers<More extends object = object> = Record<string, FormHandler<More>>

/**
 * A page's action. Forms name their handler in the field `intent`; anything else is answered with 400.
 * Use `officeAction` for pages of the back office.
 */
export const formAction = <More extends object = object>(handlers: FormHandlers<More>) => makeAction(handlers, false)

export const officeAction = <More extends object = object>(handlers: FormHandlers<More>) => makeAction(handlers, true)

function makeAction<More extends object>(handlers: FormHandlers<More>, ofOffice: boolean) {
  return async (args: ActionFunctionArgs): Promise<Answer<More>> => {
    const fields = await args.request.formData().catch(() => new FormData())
    const [intent, ...more] = fields.getAll('intent')
    const handler = typeof intent === 'string' && more.length === 0 && Object.hasOwn(handlers, intent) ? handlers[intent] : undefined
    if (typeof intent !== 'string' || !handler) throw data(UNKNOWN_INTENT, 400)
    try {
      return await handler(new SubmittedForm(args, fields, intent, ofOffice))
    } catch (error) {
      // Every field of `More` is optional, so the early answers fit every page.
      if (error instanceof Ended) return error.answer as Answer<More>
      throw error
    }
  }
}

function textFields(fields: FormData): FormValues {
  const { anyway, ...typed } = Object.fromEntries([...fields].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  return anyway ? without(typed, (name) => name.startsWith('version')) : typed
}

const shownAgain = (values: FormValues): FormValues => without(values, (name) => SECRET_FIELD.test(name))

const without = (values: FormValues, dropped: (name: string) => boolean): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !dropped(name)))

const isEmpty = (record: object): boolean => Object.keys(record).length === 0
