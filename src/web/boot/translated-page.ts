/**
 * Keeps React's updates working on a page that the browser has translated (rule: translated-pages).
 * Translators and extensions replace a text by an element with other words, or wrap it; React goes on
 * using its own text node, which is no longer in the page: a removal throws, an insertion before it
 * throws, and new words aren't seen (facebook/react#11538). Here the node that replaced a text stands
 * for it in the calls by which React changes the document. A changed text takes its place back, in the
 * language of the shop, and may be translated again.
 */

/** Node that took the place of one that was removed, unless that has returned. */
const successors = new WeakMap<Node, Node>()

/** Follows replacements below `root`, and makes React's changes of the document find them. */
export function followReplacements(root: Node): void {
  new MutationObserver((records) => records.forEach(record)).observe(root, {
    childList: true,
    subtree: true,
  })

  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.insertBefore = function <Inserted extends Node>(
    this: Node,
    node: Inserted,
    before: Node | null,
  ) {
    return insertBefore.call(this, node, before && childFor(before, this)) as Inserted
  }
  Node.prototype.removeChild = function <Removed extends Node>(this: Node, node: Removed) {
    const child = childFor(node, this)
    if (child) removeChild.call(this, child)
    return node
  }
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  if (!nodeValue) return
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Text, words: string) {
      const successor = this.isConnected ? null : successorOf(this)
      successor?.parentNode?.replaceChild(this, successor)
      nodeValue.set?.call(this, words)
    },
  })
}

/**
 * Records which node took the place of a removed one: a translator inserts its element beside the text
 * and removes that, or replaces it. Of nodes that React removes the successor is never asked for.
 */
function record({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
  for (const node of addedNodes) successors.delete(node)
  const successor = [...addedNodes, previousSibling, nextSibling].find(
    (node) => node instanceof Element,
  )
  if (successor) for (const node of removedNodes) successors.set(node, successor)
}

/** The child of `parent` that stands where React put `node`: itself, its wrapper or its successor. */
function childFor(node: Node, parent: Node): Node | null {
  for (let at: Node | undefined = node; at; at = successors.get(at)) {
    let child: Node | null = at
    while (child && child.parentNode !== parent) child = child.parentNode
    if (child) return child
  }
  return null
}

/** The node in the document that took the place of a removed one. */
function successorOf(node: Node): ChildNode | null {
  let at = successors.get(node)
  while (at && !at.isConnected) at = successors.get(at)
  return (at as ChildNode | undefined) ?? null
}
