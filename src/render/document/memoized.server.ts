type Node = { under: { objects: WeakMap<object, Node>; values: Map<unknown, Node> }; result?: { value: unknown } }

const node = (): Node => ({ under: { objects: new WeakMap(), values: new Map() } })

function next({ under: { objects, values } }: Node, key: unknown): Node {
  const inside: Pick<Map<unknown, Node>, 'get' | 'set'> = typeof key === 'object' && key !== null
    ? (objects as WeakMap<object, Node> & Map<unknown, Node>)
    : values
  const found = inside.get(key) ?? node()
  inside.set(key, found)
  return found
}

/**
 * Computes once for the same arguments: objects are compared by identity, other values by value. Answers with public content are the same
 * objects for all pages until the content or the day changes. The first argument must be such an object: results are dropped with it.
 */
export function memoized<First extends object, Rest extends readonly unknown[], Result>(
  compute: (first: First, ...rest: Rest) => Result,
): (first: First, ...rest: Rest) => Result {
  const root = node()
  return (first, ...rest) => {
    const found = [first, ...rest].reduce<Node>(next, root)
    found.result ??= { value: compute(first, ...rest) }
    return found.result.value as Result
  }
}
