import { type ESTree, parseAst } from 'vite'

/** A small edit of a source. `line`: the first line that it touches, from 1; `from` and `to` are the touched lines without and with it. */
export type Mutant = { file: string; line: number; start: number; end: number; text: string; from: string; to: string }

type Node = ESTree.Node & { start: number; end: number }
type Edit = { start: number; end: number; text: string }

const otherOperators: Record<string, readonly string[]> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
}

const otherMethods: Record<string, string> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  round: 'floor',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  toLowerCase: 'toUpperCase',
  toUpperCase: 'toLowerCase',
  padStart: 'padEnd',
  unshift: 'push',
  push: 'unshift',
}

/** What their calls answer is, without them, what they are called on. */
const leftOut = new Set(['filter', 'toSorted', 'sort', 'toReversed', 'reverse', 'slice', 'trim', 'concat'])

/** All edits of a source, in their order. Types, imports and messages for developers have none. */
export function listMutants(file: string, source: string): Mutant[] {
  const edits: Edit[] = []
  const walk = (node: Node): void => {
    if (isLeftAlone(node, source)) return
    edits.push(...listEdits(node, source))
    for (const child of listChildren(node)) walk(child)
  }
  walk(parseAst(source, { lang: 'ts' }) as Node)
  return edits.map(({ start, end, text }) => {
    const [first, last] = [source.lastIndexOf('\n', start - 1) + 1, lineEnd(source, end)]
    const [before, after] = [source.slice(first, start), source.slice(end, last)]
    const line = source.slice(0, start).split('\n').length
    return { file, line, start, end, text, from: inOneLine(source.slice(first, last)), to: inOneLine(before + text + after) }
  })
}

const inOneLine = (text: string): string => text.trim().replace(/\s+/g, ' ')
const lineEnd = (source: string, end: number): number => (source.indexOf('\n', end) < 0 ? source.length : source.indexOf('\n', end))

/** Types, what is imported, lists of codes (`as const`), and what an error says. */
function isLeftAlone(node: Node, source: string): boolean {
  if (node.type === 'TSAsExpression')
    return source.slice(node.expression.end, node.end) === ' as const' && node.expression.type === 'ArrayExpression'
  if (node.type === 'TSSatisfiesExpression' || node.type === 'TSNonNullExpression') return false
  if (node.type === 'NewExpression') return node.callee.type === 'Identifier' && node.callee.name.endsWith('Error')
  return node.type.startsWith('TS') || node.type === 'ImportDeclaration'
}

function listChildren(node: Node): Node[] {
  const values = Object.entries(node).flatMap(([key, value]) =>
    // Names of properties are names.
    key === 'key' && 'computed' in node && !node.computed ? [] : Array.isArray(value) ? value : [value],
  )
  return values.filter((value): value is Node => typeof value === 'object' && value !== null && typeof value.type === 'string')
}

type Part = { start: number; end: number }
type NodeOf<Type extends Node['type']> = Extract<Node, { type: Type }>

const instead = ({ start, end }: Part, ...texts: string[]): Edit[] => texts.map((text) => ({ start, end, text }))

/** Another word between two parts of a node. */
function between(source: string, [left, right]: [Part, Part], word: string, others: readonly string[]): Edit[] {
  const start = source.indexOf(word, left.end)
  return start < right.start ? instead({ start, end: start + word.length }, ...others) : []
}

type Binary = NodeOf<'BinaryExpression' | 'LogicalExpression' | 'AssignmentExpression'>

const otherOperator = ({ left, right, operator }: Binary, source: string): Edit[] =>
  between(source, [left, right], operator, otherOperators[operator] ?? [])

const listEdits = (node: Node, source: string): Edit[] => {
  const edits = editsByType[node.type] as ((node: Node, source: string) => Edit[]) | undefined
  return edits?.(node, source) ?? []
}

const editsByType: { [Type in Node['type']]?: (node: NodeOf<Type>, source: string) => Edit[] } = {
  BinaryExpression: (node, source) => (node.operator === '+' && [node.left, node.right].some(isText) ? [] : otherOperator(node, source)),
  LogicalExpression: (node, source) => {
    const [left, right] = [node.left, node.right].map(({ start, end }) => source.slice(start, end))
    // Beside another `??` it needs its parentheses.
    return node.operator === '??' ? instead(node, `((${left}) && (${right}))`) : otherOperator(node, source)
  },
  AssignmentExpression: otherOperator,
  UpdateExpression: (node, source) =>
    instead(node, `${source.slice(node.argument.start, node.argument.end)}${node.operator === '++' ? '--' : '++'}`),
  UnaryExpression: (node, source) =>
    node.operator === '!' || node.operator === '-' ? instead(node, source.slice(node.argument.start, node.argument.end)) : [],
  ConditionalExpression: ({ test }) => instead(test, 'true', 'false'),
  IfStatement: ({ test }) => instead(test, 'true', 'false'),
  WhileStatement: ({ test }) => instead(test, 'false'),
  Literal: editsOfLiteral,
  TemplateLiteral: (node) => instead(node, '``'),
  ArrayExpression: (node) => (node.elements.length > 0 ? instead(node, '[]') : []),
  ArrowFunctionExpression: ({ body }) => (body.type === 'BlockStatement' ? [] : instead(body, 'undefined')),
  ReturnStatement: ({ argument }) => (argument ? instead(argument, 'undefined') : []),
  ExpressionStatement: (node) => instead(node, ';'),
  ThrowStatement: (node) => instead(node, ';'),
  ContinueStatement: (node) => instead(node, ';'),
  BreakStatement: (node) => instead(node, ';'),
  MemberExpression: (node, source) => {
    const other = node.property.type === 'Identifier' && !node.computed ? otherMethods[node.property.name] : undefined
    const dot = node.optional ? between(source, [node.object, node.property], '?.', [node.computed ? '' : '.']) : []
    return [...dot, ...(other ? instead(node.property, other) : [])]
  },
  CallExpression: (node, source) => {
    const { callee } = node
    if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || !leftOut.has(callee.property.name)) return []
    return instead(node, source.slice(callee.object.start, callee.object.end))
  },
}

function editsOfLiteral(node: NodeOf<'Literal'>, source: string): Edit[] {
  if (typeof node.value === 'boolean') return instead(node, String(!node.value))
  if (typeof node.value === 'number') return instead(node, String(node.value + 1), String(node.value - 1))
  if ('regex' in node && node.regex)
    return [...source.slice(node.start, node.end).matchAll(/^\/\^|\$(?=\/\w*$)/g)].map((found) => withoutAnchor(node, found))
  return typeof node.value === 'string' ? instead(node, node.value === '' ? "'other'" : "''") : []
}

const isText = (node: ESTree.Node): boolean =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')

/** `^` at the beginning of a pattern, or `$` at its end. */
function withoutAnchor({ start }: Node, { 0: found, index }: RegExpExecArray): Edit {
  const at = start + index + found.length - 1
  return { start: at, end: at + 1, text: '' }
}
