import { ELEMENT_ID } from '#contract/edit_frame'

/**
 * Updates one tree to another with few changes: equal parts stay, so that nothing flickers, no picture
 * loads again and the scroll position stays. Scripts in it never run: they were parsed in a document
 * without scripting, and the content security policy has no nonce for them.
 */
export function morph(current: Element, wanted: Element): void {
  morphAttributes(current, wanted)
  if (current.localName === 'template') {
    const [old, fresh] = [current as HTMLTemplateElement, wanted as HTMLTemplateElement]
    old.content.replaceChildren(...fresh.content.childNodes)
    return
  }
  morphChildren(current, wanted)
}

function morphChildren(current: Element, wanted: Element): void {
  const old = [...current.childNodes]
  const fresh = [...wanted.childNodes]
  let start = 0
  while (start < Math.min(old.length, fresh.length) && old[start].isEqualNode(fresh[start])) start++
  let tail = 0
  const room = Math.min(old.length, fresh.length) - start
  while (tail < room && old.at(-1 - tail)!.isEqualNode(fresh.at(-1 - tail)!)) tail++

  const end = old.length - tail
  for (const [index, node] of fresh.slice(start, fresh.length - tail).entries()) {
    const place = start + index < end ? old[start + index] : null
    if (place) morphNode(place, node)
    else current.insertBefore(document.adoptNode(node), old[end] ?? null)
  }
  for (const extra of old.slice(start + Math.max(0, fresh.length - tail - start), end)) {
    extra.remove()
  }
}

function morphNode(current: ChildNode, wanted: ChildNode): void {
  if (current.isEqualNode(wanted)) return
  if (isAlike(current, wanted)) return morph(current as Element, wanted as Element)
  if (current.nodeType === wanted.nodeType && current instanceof CharacterData) {
    current.data = (wanted as CharacterData).data
    return
  }
  current.replaceWith(document.adoptNode(wanted))
}

// A form is replaced as a whole, because the names of its fields may hide its properties.
function isAlike(current: Node, wanted: Node): boolean {
  return (
    current instanceof Element &&
    wanted instanceof Element &&
    current.localName === wanted.localName &&
    current.namespaceURI === wanted.namespaceURI &&
    current.localName !== 'form' &&
    idOf(current) === idOf(wanted)
  )
}

function idOf(element: Element): string | null {
  return element.getAttribute(ELEMENT_ID)
}

function morphAttributes(current: Element, wanted: Element): void {
  for (const { name } of [...current.attributes]) {
    // A `details` that the person has opened stays open.
    if (name === 'open' && current.localName === 'details') continue
    if (!wanted.hasAttribute(name)) current.removeAttribute(name)
  }
  for (const attribute of [...wanted.attributes]) {
    if (current.getAttribute(attribute.name) === attribute.value) continue
    // The parser accepts names that setAttribute refuses, so the attribute node is moved.
    current.setAttributeNode(attribute.cloneNode() as Attr)
  }
}
