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
export function mutantsOf(file: string, source: string): Mutant[] {
  const edits: Edit[] = []
  const walk = (node: Node): void => {
    if (isLeftAlone(node, source)) return
    edits.push(...editsOf(node, source))
    for (const child of childrenOf(node)) walk(child)
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

function childrenOf(node: Node): Node[] {
  const values = Object.entries(node).flatMap(([key, value]) =>
    // Names of properties are names.
    key === 'key' && 'computed' in node && !node.computed ? [] : Array.isArray(value) ? value : [value],
  )
  return values.filter((value): value is Node => typeof value === 'object' && value !== null && typeof value.type === 'string')
}

function editsOf(node: Node, source: string): Edit[] {
  const textOf = ({ start, end }: { start: number; end: number }) => source.slice(start, end)
  const instead = ({ start, end }: { start: number; end: number }, ...texts: string[]) => texts.map((text) => ({ start, end, text }))
  /** Another word between two parts of the node. */
  const between = (left: { end: number }, right: { start: number }, word: string, others: readonly string[]) => {
    const start = source.indexOf(word, left.end)
    return start < right.start ? instead({ start, end: start + word.length }, ...others) : []
  }
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      if (node.operator === '+' && [node.left, node.right].some(isText)) return []
      // Beside another `??` it needs its parentheses.
      if (node.operator === '??') return instead(node, `((${textOf(node.left)}) && (${textOf(node.right)}))`)
      return between(node.left, node.right, node.operator, otherOperators[node.operator] ?? [])
    case 'AssignmentExpression':
      return between(node.left, node.right, node.operator, otherOperators[node.operator] ?? [])
    case 'UpdateExpression':
      return instead(node, `${textOf(node.argument)}${node.operator === '++' ? '--' : '++'}`)
    case 'UnaryExpression':
      return node.operator === '!' || node.operator === '-' ? instead(node, textOf(node.argument)) : []
    case 'ConditionalExpression':
    case 'IfStatement':
      return instead(node.test, 'true', 'false')
    case 'WhileStatement':
      return instead(node.test, 'false')
    case 'Literal':
      if (typeof node.value === 'boolean') return instead(node, String(!node.value))
      if (typeof node.value === 'number') return instead(node, String(node.value + 1), String(node.value - 1))
      if ('regex' in node && node.regex) return [...textOf(node).matchAll(/^\/\^|\$(?=\/\w*$)/g)].map((found) => withoutAnchor(node, found))
      return typeof node.value === 'string' ? instead(node, node.value === '' ? "'other'" : "''") : []
    case 'TemplateLiteral':
      return instead(node, '``')
    case 'ArrayExpression':
      return node.elements.length > 0 ? instead(node, '[]') : []
    case 'ArrowFunctionExpression':
      return node.body.type === 'BlockStatement' ? [] : instead(node.body, 'undefined')
    case 'ReturnStatement':
      return node.argument ? instead(node.argument, 'undefined') : []
    case 'ExpressionStatement':
    case 'ThrowStatement':
    case 'ContinueStatement':
    case 'BreakStatement':
      return instead(node, ';')
    case 'MemberExpression': {
      const other = node.property.type === 'Identifier' && !node.computed ? otherMethods[node.property.name] : undefined
      const dot = node.optional ? between(node.object, node.property, '?.', [node.computed ? '' : '.']) : []
      return [...dot, ...(other ? instead(node.property, other) : [])]
    }
    case 'CallExpression': {
      const { callee } = node
      return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && leftOut.has(callee.property.name)
        ? instead(node, textOf(callee.object))
        : []
    }
    default:
      return []
  }
}

const isText = (node: ESTree.Node): boolean =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')

/** `^` at the beginning of a pattern, or `$` at its end. */
function withoutAnchor({ start }: Node, { 0: found, index }: RegExpExecArray): Edit {
  const at = start + index + found.length - 1
  return { start: at, end: at + 1, text: '' }
}
