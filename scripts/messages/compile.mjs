import {
  isArgumentElement,
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  parse,
} from '@formatjs/icu-messageformat-parser'
import { parse as parseCsv } from 'csv-parse/sync'

export const columns = ['key', 'english', 'urdu']

/** Unicode's first strong isolate and its end: the text between has its own direction. */
const ISOLATE = '\u2068'
const END = '\u2069'

/**
 * Reads a table of messages.
 *
 * @param {string} text CSV
 * @returns {{ key: string, english: string, urdu: string }[]}
 * @throws {Error} with a sentence for a file that is no such table
 */
export function readTable(text) {
  const [head, ...lines] = parseCsv(text, { bom: true, relax_column_count: true })
  if (String(head) !== String(columns)) throw new Error(`the columns are not ${columns}`)
  return lines.map((cells) => {
    const [key, english, urdu = ''] = cells
    if (cells.length > columns.length) throw new Error(`${key} has ${cells.length} cells`)
    return { key, english: english ?? '', urdu }
  })
}

/**
 * Compiles a table of ICU messages to modules that export an object of its messages: a string, or a
 * function of an object of arguments. A message with tags returns a React node, any other a string.
 * Without Urdu, a message is English in both languages.
 *
 * @param {readonly { key: string, english: string, urdu: string }[]} rows
 * @returns {{ english: string, urdu: string, faults: string[] }}
 */
export function compileTable(rows) {
  const faults = []
  const english = []
  const urdu = []
  const seen = new Set()
  for (const row of rows) {
    const message = compileRow(row)
    const faultsOfKey = /^[A-Za-z]\w*$/.test(row.key) ? [] : ['is no name of a property']
    if (seen.has(row.key)) faultsOfKey.push('stands in two rows')
    seen.add(row.key)
    for (const fault of [...faultsOfKey, ...message.faults]) faults.push(`${row.key} ${fault}`)
    english.push(message.english)
    urdu.push(message.urdu)
  }
  return { english: moduleOf(english), urdu: moduleOf(urdu), faults }
}

function compileRow({ key, english, urdu }) {
  const none = { english: '', urdu: '' }
  if (english.trim() === '') return { ...none, faults: ['has no English'] }
  const ours = readMessage(english)
  const theirs = urdu.trim() === '' ? ours : readMessage(urdu)
  if (ours.fault) return { ...none, faults: [`can’t be read in English: ${ours.fault}`] }
  if (theirs.fault) return { ...none, faults: [`can’t be read in Urdu: ${theirs.fault}`] }
  const faults = differences(ours.names, theirs.names)
  if (faults.length > 0) return { ...none, faults }
  return {
    english: propertyOf(key, ours, ours.names, ''),
    urdu: propertyOf(key, theirs, ours.names, theirs === ours ? '' : ISOLATE),
    faults,
  }
}

/**
 * Parses a message and the kind of each argument: `value`, `number` (of a plural), `tag`, or the
 * words of a `select`.
 *
 * @returns {{ elements: object[], names: Map<string, string>, fault?: undefined } | { fault: string }}
 */
export function readMessage(text) {
  const names = new Map()
  const note = (name, kind) => {
    const before = names.get(name)
    if (before === undefined || before === 'value') names.set(name, kind)
    else if (kind !== 'value' && kind !== before) throw new Error(`{${name}} is used in two ways`)
  }
  const visit = (elements) => {
    for (const element of elements) {
      if (isLiteralElement(element) || isPoundElement(element)) continue
      if (isArgumentElement(element)) note(element.value, 'value')
      else if (isTagElement(element)) {
        note(element.value, 'tag')
        visit(element.children)
      } else if (isPluralElement(element)) {
        if (element.pluralType === 'ordinal' || element.offset) {
          throw new Error('only plurals of cardinal numbers without an offset are known')
        }
        const known = /^(?:one|other|=\d+)$/
        const strange = Object.keys(element.options).find((option) => !known.test(option))
        if (strange) throw new Error(`neither language has the plural ${strange}`)
        note(element.value, 'number')
        for (const { value } of Object.values(element.options)) visit(value)
      } else if (isSelectElement(element)) {
        const words = Object.keys(element.options).filter((option) => option !== 'other')
        note(element.value, words.toSorted().join('|'))
        for (const { value } of Object.values(element.options)) visit(value)
      } else throw new Error('numbers and times are given as text, already formatted')
    }
  }
  try {
    const elements = parse(text, { requiresOtherClause: true })
    visit(elements)
    return { elements, names }
  } catch (error) {
    return { fault: error.message }
  }
}

/**
 * Differences between the arguments of a translation and those of the original.
 *
 * @param {Map<string, string>} ours
 * @param {Map<string, string>} theirs
 * @returns {string[]}
 */
export function differences(ours, theirs) {
  return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((name) => {
    const our = ours.get(name)
    const their = theirs.get(name)
    if (our === undefined) return [`has ${shown(name, their)} in Urdu alone`]
    if (their === undefined) return [`has no ${shown(name, our)} in Urdu`]
    if ((our === 'tag') !== (their === 'tag'))
      return [`has ${name} once as a tag and once as a value`]
    // A plural or a `select` may be a plain value in the translation.
    if (their === 'value' || their === our) return []
    return [`uses ${shown(name, their)} in Urdu in another way than in English`]
  })
}

const shown = (name, kind) => (kind === 'tag' ? `<${name}>` : `{${name}}`)

/** Code of a property; both languages have the original's argument names and types. */
function propertyOf(key, { elements }, names, isolate) {
  if (names.size === 0) return `  ${key}: ${quoted(textOf(elements))},`
  const isRich = [...names.values()].includes('tag')
  const types = [...names].map(([name, kind]) => `readonly ${name}: ${typeOf(kind, isRich)}`)
  const body = isRich ? nodeOf(elements, isolate) : stringOf(elements, isolate)
  const result = isRich ? ': ReactNode' : ''
  return `  ${key}: ({ ${[...names.keys()].join(', ')} }: { ${types.join('; ')} })${result} => ${body},`
}

function typeOf(kind, isRich) {
  if (kind === 'tag') return '(content: ReactNode) => ReactNode'
  if (kind === 'number') return 'number'
  if (kind === 'value') return isRich ? 'ReactNode' : 'string | number'
  // Any other word selects `other`.
  const words = kind === '' ? [] : kind.split('|')
  return [...words.map(quoted), '(string & {})'].join(' | ')
}

const quoted = (text) =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
const inTemplate = (text) => text.replace(/[\\`]|\$(?=\{)/g, '\\$&')
const textOf = (elements) => elements.map(({ value }) => value).join('')

/**
 * Moves signs beside an argument into its isolate, as `before` and `after`: outside, a percent sign
 * or a plus would be displayed on the other side of the number.
 */
function withSigns(elements) {
  const texts = elements.map((element) => (isLiteralElement(element) ? element.value : ''))
  const signs = elements.map((element, place) => {
    if (!isArgumentElement(element)) return { before: '', after: '' }
    const before = /[+−@#]$/.exec(texts[place - 1] ?? '')?.[0] ?? ''
    const after = texts[place + 1]?.startsWith('%') ? '%' : ''
    if (before !== '') texts[place - 1] = texts[place - 1].slice(0, -1)
    if (after !== '') texts[place + 1] = texts[place + 1].slice(1)
    return { before, after }
  })
  return elements.map((element, place) =>
    isLiteralElement(element)
      ? { ...element, value: texts[place] }
      : { ...element, ...signs[place] },
  )
}

/** Code of an expression that returns a string; `count` is the number that # stands for. */
function stringOf(elements, isolate, count) {
  if (elements.every(isLiteralElement)) return quoted(textOf(elements))
  const parts = withSigns(elements).map((element) => {
    if (isLiteralElement(element)) return inTemplate(element.value)
    if (isPoundElement(element)) return `\${${count}}`
    if (isArgumentElement(element)) {
      return inIsolate(`${element.before}\${${element.value}}${element.after}`, isolate)
    }
    return `\${${choiceOf(element, (value, number) => stringOf(value, isolate, number), count)}}`
  })
  return `\`${parts.join('')}\``
}

const inIsolate = (text, isolate) => (isolate === '' ? text : `${isolate}${text}${END}`)

/** Code of an expression that returns a React node. */
function nodeOf(elements, isolate, count) {
  const parts = (isolate === '' ? elements : withSigns(elements)).flatMap((element) => {
    if (isLiteralElement(element)) return element.value === '' ? [] : [quoted(element.value)]
    if (isPoundElement(element)) return [count]
    if (isArgumentElement(element)) {
      if (isolate === '') return [element.value]
      const { before, value, after } = element
      return [quoted(isolate + before), value, quoted(after + END)]
    }
    if (isTagElement(element)) {
      return [`${element.value}(${nodeOf(element.children, isolate, count)})`]
    }
    return [choiceOf(element, (value, number) => nodeOf(value, isolate, number), count)]
  })
  if (parts.length === 0) return 'null'
  return parts.length === 1 ? parts[0] : `jsxs(Fragment, { children: [${parts.join(', ')}] })`
}

/** Code of a plural or a `select`. In both languages only the number 1 has the form `one`. */
function choiceOf(element, compile, count) {
  const isPlural = isPluralElement(element)
  const name = element.value
  const compiled = (option) => compile(option.value, isPlural ? name : count)
  const { other, ...rest } = element.options
  const code = Object.entries(rest)
    .toSorted(([one], [another]) => Number(one === 'one') - Number(another === 'one'))
    .reduceRight(
      (otherwise, [option, value]) =>
        `${name} === ${isPlural ? (option === 'one' ? '1' : option.slice(1)) : quoted(option)} ? ${compiled(value)} : ${otherwise}`,
      compiled(other),
    )
  return code.includes('?') ? `(${code})` : code
}

function moduleOf(lines) {
  const code = lines.join('\n')
  const imports = [
    ...(/\bjsxs\(/.test(code) ? ["import { Fragment, jsxs } from 'react/jsx-runtime'"] : []),
    ...(/\bReactNode\b/.test(code) ? ["import type { ReactNode } from 'react'"] : []),
  ]
  return [...imports, 'export default {', code, '}', ''].join('\n')
}
