import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { analyse } from 'scslre'
import { parseSync, Visitor } from 'vite'

const root = resolve(import.meta.dirname, '../..')

/** Regular expression with its place: 'src/domain/money.ts:34'. */
export interface Expression {
  readonly place: string
  readonly source: string
  readonly flags: string
}

export interface ExpressionsOfCode {
  readonly literals: readonly Expression[]
  /** Files that construct expressions at run time. */
  readonly constructing: readonly string[]
}

/** Regular expressions of all shipped code and scripts, from its syntax trees. */
export function expressionsOfCode(): ExpressionsOfCode {
  const literals: Expression[] = []
  const constructing = new Set<string>()
  const files = execFileSync('git', ['ls-files', 'src', 'packages', 'scripts'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file))
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8')
    if (!text.includes('/') && !text.includes('RegExp')) continue
    const noteConstructor = ({ callee }: { readonly callee: { readonly type: string } }) => {
      if ('name' in callee && callee.name === 'RegExp') constructing.add(file)
    }
    new Visitor({
      Literal(node) {
        if (!('regex' in node) || !node.regex) return
        const line = text.slice(0, node.start).split('\n').length
        const { pattern: source, flags } = node.regex
        literals.push({ place: `${file}:${line}`, source, flags })
      },
      NewExpression: noteConstructor,
      CallExpression: noteConstructor,
    }).visit(parseSync(file, text).program)
  }
  return { literals, constructing: [...constructing] }
}

/**
 * Reasons for which an expression may be worse than linear; those that backtracking between two
 * repetitions gives even if the rest of the expression can't fail today.
 */
export function superLinear({ source, flags }: Pick<Expression, 'source' | 'flags'>): string[] {
  const literal = { source, flags }
  const backtracking = { assumeRejectingSuffix: true, reportTypes: { Move: false } }
  const moving = { reportTypes: { Self: false, Trade: false } }
  return [analyse(literal, backtracking), analyse(literal, moving)].flatMap(({ reports }) =>
    reports.map(({ type, character }) => `${type} of ${JSON.stringify(character.pick)}`),
  )
}

/** Characters from which a class's representatives are taken. */
const SAMPLES = [...'a0 -_.,:;#+/<>="\'@%()[]{}&?!Zzہ۵éß\u0301\u200f\n\r\t\0¿']

/**
 * Texts of about `length` characters, each a run of a part of the expression behind the parts
 * before it, or a run of all parts up to it, and an end that no expression expects.
 */
export function longRuns({ source, flags }: Expression, length: number): ReadonlySet<string> {
  const unicode = flags.replaceAll(/[^iuvs]/g, '')
  const { pattern } = analyse({ source, flags }).parsed
  const runs = new Set<string>()
  const addRun = (start: string, part: string) => {
    const times = Math.ceil(length / Math.max(1, part.length))
    for (const end of ['', '\u0001']) runs.add(start + part.repeat(times) + end)
  }
  type Node = (typeof pattern)['alternatives'][number]['elements'][number]
  const samplesOf = (raw: string) => {
    const alone = new RegExp(`^(?:${raw})$`, unicode)
    const found = SAMPLES.filter((sample) => alone.test(sample))
    return found.length > 0 ? found.slice(0, 3) : ['a']
  }
  /** Passes through the elements of an alternative, and returns a text that it matches roughly. */
  const pass = (elements: readonly Node[], before: string): string => {
    let text = before
    for (const element of elements) {
      const parts = partsOf(element, text)
      for (const part of parts) {
        addRun('', part)
        addRun(text, part)
        addRun('', text + part)
      }
      text += parts[0] ?? ''
    }
    return text.slice(before.length)
  }
  const partsOf = (node: Node, before: string): readonly string[] => {
    switch (node.type) {
      case 'Character':
        return [String.fromCodePoint(node.value)]
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        return samplesOf(node.raw)
      case 'Quantifier':
        return partsOf(node.element, before).map((part) => part.repeat(Math.max(1, node.min)))
      case 'Group':
      case 'CapturingGroup':
      case 'Assertion':
        if (!('alternatives' in node)) return []
        return node.alternatives.map(({ elements }) => pass(elements, before))
      case 'Backreference':
        return []
    }
  }
  for (const { elements } of pattern.alternatives) pass(elements, '')
  return runs
}
