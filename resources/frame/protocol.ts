import { ELEMENT_ID_PATTERN } from '#contract/edit_frame'
import { STYLE_VALUE_LENGTH } from '#contract/page_operation'
import {
  anyOf,
  dictionary,
  list,
  literal,
  matching,
  number,
  object,
  orNull,
  text,
} from './shapes.ts'
import type { Shaped } from './shapes.ts'

/**
 * The messages between the editor and the page in its frame: a closed union, checked on both sides. The
 * page is not trusted: its messages are requests and never change anything by themselves.
 */
export const VERSION = 1

/** Longest message of a kind that carries no page. */
export const MESSAGE_LIMIT = 64 * 1024
const PAGE_LIMIT = 4 * 1024 * 1024

const elementId = matching(ELEMENT_ID_PATTERN, 64)
const tagName = matching(/^[a-z][a-z0-9-]*$/, 32)
const attributeName = matching(/^[a-z][a-z0-9-]*$/, 64)
const propertyName = matching(/^(--[\w-]+|-?[a-z][a-z-]*)$/, 64)
const nonce = matching(/^[a-z0-9-]+$/i, 64)

/** From the frame to the editor's window, once: the runtime has started. */
export const here = object({ v: literal(VERSION), t: literal('here') })

/** From the editor to the frame's window, with the port for all other messages. */
export const hello = object({ v: literal(VERSION), t: literal('hello'), nonce })

const directions = ['next', 'previous', 'parent', 'child'] as const
const keys = ['undo', 'redo', 'manual', 'ai', 'escape', 'help'] as const

/** The actions on a section, in the order of its buttons. */
export const sectionActs = ['up', 'down', 'layout', 'duplicate', 'remove', 'add'] as const

const sectionAct = literal(...sectionActs)
const handle = object({ id: elementId, name: text(120), acts: list(sectionAct, 6) })

/** The most sections with handles; the first ones of a page. */
export const HANDLES = 200

/** The most elements that are highlighted at once. */
const FLASHED = 60
const turn = matching(/^\d+$/, 9)

/** Messages from the editor to the frame. */
const command = anyOf([
  object({ t: literal('start'), labels: dictionary(/^[a-z][a-z0-9-]*$/, text(40)) }),
  object({ t: literal('mark'), id: orNull(elementId) }),
  /** Highlights changes for a moment and asks for an answer. */
  object({ t: literal('flash'), ids: orNull(list(elementId, FLASHED)), turn }),
  object({ t: literal('move'), to: literal(...directions) }),
  /** Selects an element and brings it into view. */
  object({ t: literal('go'), id: elementId }),
  /** The sections with handles, and the labels of their buttons. */
  object({
    t: literal('handles'),
    sections: orNull(list(handle, HANDLES)),
    words: dictionary(/^[a-z]+$/, text(60)),
  }),
  object({ t: literal('text'), id: elementId, text: text(MESSAGE_LIMIT / 2) }),
  object({
    t: literal('style'),
    id: elementId,
    property: propertyName,
    value: text(STYLE_VALUE_LENGTH),
  }),
  object({
    t: literal('attr'),
    id: elementId,
    name: attributeName,
    value: orNull(text(8192)),
  }),
  object({ t: literal('render'), html: text(PAGE_LIMIT) }),
])

/** The current look of the selected element, for the inspector's controls. */
const look = object({
  color: matching(/^(#[0-9a-f]{6})?$/, 7),
  background: matching(/^(#[0-9a-f]{6})?$/, 7),
  size: number(0, 10_000),
  weight: number(1, 1_000),
  align: literal('left', 'center', 'right'),
})

/** Messages from the frame to the editor. */
const report = anyOf([
  object({ t: literal('ready'), nonce }),
  object({ t: literal('select'), id: elementId, tag: tagName, look }),
  object({ t: literal('deselect') }),
  object({ t: literal('flashed'), turn }),
  object({ t: literal('edit'), id: elementId }),
  object({ t: literal('key'), name: literal(...keys) }),
  object({ t: literal('section'), id: elementId, act: sectionAct }),
])

export type Here = Shaped<typeof here>
export type Hello = Shaped<typeof hello>
export type Command = Shaped<typeof command>
export type Report = Shaped<typeof report>
export type Direction = (typeof directions)[number]
export type KeyName = (typeof keys)[number]
export type SectionAct = (typeof sectionActs)[number]
export type Handle = Shaped<typeof handle>
export type Look = Shaped<typeof look>

/** The command; undefined if it is invalid. */
export function readCommand(data: unknown): Command | undefined {
  return command(data)
}

/** The report; undefined if it is invalid. A report has no page, so it is small. */
export function readReport(data: unknown): Report | undefined {
  return report(data)
}
