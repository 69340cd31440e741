import { applyEdit, edit, type Edit, type EditOperation } from 'site-designer'
import { judged, type Case } from '../bin/count/judge_command.ts'
import { pageOf } from '../pages/page_of.ts'
import { pageLines } from './page_lines.ts'
import { oneLine, type FrozenEntry } from './snapshot.ts'
import { textChanges } from './text_changes.ts'

const NOW = Date.UTC(2026, 0, 1)
const LONGEST_VALUE = 120

/** What is done for each instruction, asked about or answered, and how that is judged. */
export function frozenInstructions(cases: readonly Case[]): FrozenEntry[] {
  return cases.map((one, index) => ({
    title: `${index + 1} ${one.page} (${one.language}): ${one.instruction}`,
    lines: linesFor(one),
  }))
}

function linesFor(one: Case): string[] {
  const html = pageOf(one.page)
  const { instruction, selection } = one
  const made = edit({ html, instruction, now: NOW, ...(selection ? { selection } : {}) })
  const kind = one.plain === false ? 'free' : 'plain'
  return [`judged: ${judged(one, html).verdict} (${kind})`, ...outcomeLines(made, html)]
}

function outcomeLines(made: Edit, html: string): string[] {
  switch (made.outcome) {
    case 'readings':
      return [`asked: ${made.question}`, ...made.readings.map(({ label }) => `offered: ${label}`)]
    case 'cannot':
      return [`refused: ${made.why}`, ...made.can.map((example) => `offered: ${example}`)]
    case 'done':
      return [
        `done: ${made.summary}`,
        ...operationLines(made.operations),
        ...changesOfPage(html, made.operations),
      ]
  }
}

function changesOfPage(html: string, operations: EditOperation[]): string[] {
  const applied = applyEdit(html, operations)
  if (!applied.ok) return [`not applied: ${applied.error.message}`]
  return textChanges(pageLines(html), pageLines(applied.value.html))
}

/** Operations without the ids of elements, which change with any change of the page; equal ones once. */
function operationLines(operations: EditOperation[]): string[] {
  const counts = new Map<string, number>()
  for (const operation of operations.filter(({ type }) => type !== 'tag')) {
    const line = operationLine(operation)
    counts.set(line, (counts.get(line) ?? 0) + 1)
  }
  return [...counts].map(([line, count]) => `operation: ${line}${count > 1 ? ` × ${count}` : ''}`)
}

/** Written first, or ids of elements. */
const LEFT_OUT = new Set(['type', 'element', 'section', 'before', 'after', 'parent'])

function operationLine(operation: EditOperation): string {
  if (operation.type === 'change_source') return operation.type
  const values = Object.entries(operation)
    .filter(([name, value]) => !LEFT_OUT.has(name) && value !== undefined)
    .map(([name, value]) => `${name}=${shortened(value)}`)
  return [operation.type, ...values].join(' ')
}

function shortened(value: unknown): string {
  const text = oneLine(typeof value === 'string' ? value : JSON.stringify(value))
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text
}
