/**
 * Updates a shown document to a newer one and leaves equal parts in place, so that nothing flickers and
 * the scroll position stays. Returns the changed elements.
 */
export function morphed(shown: Document, newer: Document): Element[] {
  const changed: Element[] = []
  syncAttributes(shown.documentElement, newer.documentElement)
  if (shown.head.innerHTML !== newer.head.innerHTML) {
    shown.head.replaceChildren(...copies(shown, newer.head))
  }
  syncAttributes(shown.body, newer.body)
  syncChildren(shown.body, newer.body, changed)
  return changed
}

function syncChildren(shown: Element, newer: Element, changed: Element[]): void {
  const now = [...shown.childNodes]
  const then = [...newer.childNodes]
  // Equal nodes at both ends stay; only those between are compared one by one.
  let start = 0
  while (start < now.length && start < then.length && now[start]!.isEqualNode(then[start]!)) start++
  let end = 0
  const room = Math.min(now.length, then.length) - start
  while (end < room && now.at(-1 - end)!.isEqualNode(then.at(-1 - end)!)) end++

  const old = now.slice(start, now.length - end)
  const fresh = then.slice(start, then.length - end)
  if (fresh.some(isText) || old.some(isText)) changed.push(shown)
  for (const [index, node] of fresh.entries()) {
    const before = old[index]
    if (before && isElement(before) && isElement(node) && isAlike(before, node)) {
      syncAttributes(before, node)
      syncChildren(before, node, changed)
    } else {
      const copy = shown.ownerDocument.importNode(node, true)
      if (before) before.replaceWith(copy)
      else shown.insertBefore(copy, now[now.length - end] ?? null)
      if (isElement(copy)) changed.push(copy)
    }
  }
  for (const node of old.slice(fresh.length)) node.remove()
}

/** Whether two elements have the same tag and purpose, so that one is changed instead of replaced. */
function isAlike(one: Element, other: Element): boolean {
  if (one.localName !== other.localName) return false
  return ['data-section', 'id'].every((name) => one.getAttribute(name) === other.getAttribute(name))
}

function syncAttributes(shown: Element, newer: Element): void {
  for (const { name } of [...shown.attributes]) {
    if (!newer.hasAttribute(name)) shown.removeAttribute(name)
  }
  for (const { name, value } of newer.attributes) {
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value)
  }
}

function copies(document: Document, parent: Element): Node[] {
  return [...parent.childNodes].map((node) => document.importNode(node, true))
}

// Not `instanceof`: the frame's nodes are of the frame's own classes.
function isElement(node: Node): node is Element {
  return node.nodeType === 1
}

function isText(node: Node): boolean {
  return node.nodeType === 3 && node.textContent!.trim() !== ''
}
