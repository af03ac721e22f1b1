const isReplacement = (node: Node | null): node is HTMLElement => node?.nodeName === 'FONT'

/** Elements of a translator, by the texts that they have replaced. */
const replacements = new WeakMap<Node, Element>()

function findReplacement(text: Node): Element | undefined {
  const replacement = replacements.get(text)
  return replacement?.isConnected && !text.isConnected ? replacement : undefined
}

function noticeReplaced(changes: MutationRecord[]): void {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of changes)
    for (const removed of removedNodes) {
      const beside = [...addedNodes, previousSibling, nextSibling]
      const replacement = removed instanceof Text && beside.find(isReplacement)
      if (replacement) replacements.set(removed, replacement)
    }
}

/**
 * A translator replaces texts by elements of its own. React knows only its texts: it would change one that is not shown any more, such as
 * a price, and fail at removing it or at placing something before it, and the page with it. Both are done to the replacement.
 */
export function follow(before: MutationRecord[]): void {
  noticeReplaced(before)
  new MutationObserver(noticeReplaced).observe(document.body, { childList: true, subtree: true })
  const { removeChild, insertBefore } = Node.prototype
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') as PropertyDescriptor & ThisType<Node>
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T
    findReplacement(child)?.remove()
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const place = before && before.parentNode !== this ? (findReplacement(before) ?? null) : before
    return insertBefore.call(this, node, place?.parentNode === this ? place : null) as T
  }
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Text, value: string | null) {
      findReplacement(this)?.replaceWith(this)
      nodeValue.set?.call(this, value)
    },
  })
}
