import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import { caseTypes } from '#domain/catalogue/brands.ts'
import { orderStatuses } from '#domain/orders/status-lists.ts'
import { readTable } from '../scripts/messages/compile.mjs'

/** Folders and files whose sentences must all be in message tables. */
const translated = [
  'src/domain/accounts',
  'src/domain/cart',
  'src/domain/catalogue',
  'src/domain/dates.ts',
  'src/domain/forms',
  'src/domain/help.ts',
  'src/domain/money.ts',
  'src/domain/orders/cancellation.ts',
  'src/domain/orders/checkout-fields.ts',
  'src/domain/orders/expected-words.ts',
  'src/domain/orders/proof.ts',
  'src/domain/orders/status-words.ts',
  'src/domain/orders/steps.ts',
  'src/domain/reviews',
  'src/domain/search',
  'src/domain/terms.ts',
  'src/server/cart',
  'src/server/http/answers',
  'src/server/http/limits',
  'src/server/search/completion/shelf.ts',
  'src/server/search/query/term-labels.ts',
  'src/server/search/reply',
  'src/web',
]

/** Exempt parts: text that only admins read, search vocabulary, and names. */
const untranslated = [
  'src/domain/accounts/admin-sentences.ts',
  'src/domain/accounts/device-name.ts',
  'src/domain/catalogue/brands.ts',
  'src/domain/catalogue/designs',
  'src/domain/catalogue/product-fields.ts',
  'src/domain/catalogue/samples.ts',
  'src/domain/catalogue/sheet',
  'src/server/cart/owner.ts',
  'src/web/admin',
]

const root = resolve(import.meta.dirname, '..')
const src = join(root, 'src')

const tables = readdirSync(join(src, 'messages'))
  .filter((file) => file.endsWith('.csv'))
  .map((file) => ({
    name: file.slice(0, -4),
    rows: readTable(readFileSync(join(src, 'messages', file), 'utf8')),
  }))

const modules = readdirSync(src, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
  .map((entry) => {
    const file = join(entry.parentPath, entry.name)
    const text = readFileSync(file, 'utf8')
    // A table of data that a module imports may name the keys of its sentences.
    const data = [...text.matchAll(/from '(\.[^']+\.json)'/g)].map(([, path = '']) =>
      readFileSync(join(entry.parentPath, path), 'utf8'),
    )
    return { path: relative(root, file), text, data: data.join('') }
  })

/** Sentences that modules read by their key: `t.cart.addToCart`. */
const reads = modules.flatMap(({ path, text }) =>
  [...text.matchAll(/(?:\bt|\bsentencesIn\([^)]*\))\.(\w+)\.(\w+)/g)].map(
    ([, area = '', key = '']) => ({ path, area, key }),
  ),
)

/** Modules that choose sentences of an area by a computed key, or take several at once. */
const wholes = modules.flatMap(({ path, text }) =>
  [...text.matchAll(/(?:\bt|\bsentencesIn\([^)]*\))\.(\w+)\b(?!\.\w)/g)].map(([, area = '']) => ({
    path,
    area,
  })),
)

describe('the tables of messages', () => {
  test('have an Urdu translation in every row', () => {
    const missing = tables.flatMap(({ name, rows }) =>
      rows.filter(({ urdu }) => urdu.trim() === '').map(({ key }) => `${name}: ${key}`),
    )
    expect(missing).toEqual([])
  })

  test('have no unused row', () => {
    const read = new Set(reads.map(({ area, key }) => `${area} ${key}`))
    const isNamedIn = (text: string, key: string) => new RegExp(`\\b${key}\\b`).test(text)
    const unused = tables
      // The table of the service worker, which imports it alone.
      .filter(({ name }) => name !== 'offline')
      .flatMap(({ name, rows }) => {
        const takers = wholes.filter(({ area }) => area === name).map(({ path }) => path)
        const texts = modules
          .filter(({ path, text }) =>
            takers.some((taker) => path === taker || text.includes(`/${basename(taker)}'`)),
          )
          .map(({ text, data }) => text + data)
        return rows
          .filter(({ key }) => !read.has(`${name} ${key}`))
          .filter(({ key }) => !texts.some((text) => isNamedIn(text, key)))
          .map(({ key }) => `${name}: ${key}`)
      })
    expect(unused).toEqual([])
  })

  test('are read in the current language: only the service worker imports compiled ones', () => {
    const direct = modules.filter(
      ({ path, text }) =>
        /from '[^']*build\/messages\//.test(text) && !path.startsWith('src/messages/'),
    )
    expect(direct.map(({ path }) => path)).toEqual(['src/web/boot/offline/worker.ts'])
  })
})

describe('sentences in translated screens', () => {
  const isIn = (places: readonly string[], path: string) =>
    places.some((place) => path === place || path.startsWith(`${place}/`))
  const screens = modules.filter(({ path }) => isIn(translated, path) && !isIn(untranslated, path))

  test('are in message tables, not in code', () => {
    expect(screens).not.toEqual([])
    expect(screens.flatMap(({ path, text }) => typedSentences(path, text))).toEqual([])
  })

  test.each([
    ['text between tags', '<p>Help</p>', ['Help']],
    ['an attribute that is read aloud', '<a aria-label="Close" />', ['Close']],
    ['a sentence given to a component', '<A hint="Try it again" />', ['Try it again']],
    ['a sentence in code', "toast.error('It didn’t work.')", ['It didn’t work.']],
    ['a label in a list', "const links = [{ label: 'Home' }]", ['Home']],
    ['a sentence with an argument', `say(\`Only $\{count} of it\`)`, ['Only … of it']],
    [
      'classes, keys and addresses',
      '<a className="grid gap-2" href="/help" rel="noreferrer" />',
      [],
    ],
    ['a status, which is stored and compared', "order.orderStatus === 'Payment Pending'", []],
    ['a case type, which is stored and compared', "caseType === 'Mono colour'", []],
    ['a key of the keyboard', "if (key === 'Escape') close()", []],
    ['an error for developers', "throw new Error('It has no screen')", []],
    ['punctuation', '<p>{name}, {city}.</p>', []],
  ])('are recognized in code, and other strings are ignored: %s', (_, code, found) => {
    expect(typedSentences('x.tsx', code).map((line) => line.replace('x.tsx: ', ''))).toEqual(found)
  })
})

interface SyntaxNode {
  readonly type: string
  readonly [field: string]: unknown
}

/** Whether words are a stored status or case type; screens show their label instead. */
const isStored = (words: string) =>
  [...orderStatuses, ...caseTypes].some((stored) => stored === words)

/** Attributes and fields in which even a single word is user-visible text. */
const readAloud = /^(?:aria-label|aria-description|title|placeholder|alt|label|hint|heading)$/

/**
 * Hard-coded text of a module: words between tags and in `readAloud`, and two words or more in any
 * other string.
 */
function typedSentences(path: string, text: string): string[] {
  const found: string[] = []
  const note = (words: string) => found.push(`${path}: ${words.trim()}`)
  const hasWord = (words: string) => /[A-Za-z]{2}/.test(words)
  const isSentence = (words: string) =>
    !isStored(words) && /^\W*[A-Z][\w’]*[,.]? .*[a-z]{2}/s.test(words)
  const visit = (node: SyntaxNode, field: string) => {
    const { type } = node
    if (/^(?:Import|Export(?:All|Named))\w*Declaration$/.test(type) && node.source) return
    if (/^TS/.test(type) && !/Expression$/.test(type)) return
    if (type === 'NewExpression' && /Error$/.test(nameOf(node.callee))) return
    if (type === 'JSXText' && hasWord(String(node.value))) note(String(node.value))
    const words =
      type === 'Literal' && typeof node.value === 'string'
        ? node.value
        : type === 'TemplateLiteral'
          ? (node.quasis as { value: { cooked: string } }[])
              .map(({ value }) => value.cooked)
              .join('…')
          : ''
    if (readAloud.test(field) ? hasWord(words) : isSentence(words)) note(words)
    const ofField =
      type === 'JSXAttribute' ? nameOf(node.name) : type === 'Property' ? nameOf(node.key) : ''
    for (const [key, child] of Object.entries(node)) {
      const isValue = key === 'value' || key === 'expression'
      const inner = type === 'JSXExpressionContainer' ? field : ofField
      for (const each of Array.isArray(child) ? child : [child]) {
        if (each && typeof (each as SyntaxNode).type === 'string') {
          visit(each as SyntaxNode, isValue ? inner : '')
        }
      }
    }
  }
  visit(parseSync(path, text).program as unknown as SyntaxNode, '')
  return found
}

function nameOf(node: unknown): string {
  const { name, value } = (node ?? {}) as { name?: unknown; value?: unknown }
  return typeof name === 'string' ? name : typeof value === 'string' ? value : ''
}
