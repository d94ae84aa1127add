import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { compileTable, readTable } from '../scripts/messages/compile.mjs'

const row = (english: string, urdu = '', key = 'said') => ({ key, english, urdu })
const isolated = (text: string | number) => `\u2068${text}\u2069`

/** Messages of a compiled table, by running it without its types. */
async function messagesOf(code: string): Promise<Record<string, unknown>> {
  const { stripTypeScriptTypes } = await import('node:module')
  const script = stripTypeScriptTypes(code).replace(
    "'react/jsx-runtime'",
    `'${import.meta.resolve('react/jsx-runtime')}'`,
  )
  const address = `data:text/javascript,${encodeURIComponent(script)}`
  return (await import(/* @vite-ignore */ address)).default
}

async function said(english: string, urdu: string, argument?: object) {
  const { faults, ...code } = compileTable([row(english, urdu)])
  expect(faults).toEqual([])
  const results: unknown[] = []
  for (const language of ['english', 'urdu'] as const) {
    const { said } = await messagesOf(code[language])
    results.push(argument && typeof said === 'function' ? said(argument) : said)
  }
  return results
}

test('a message without arguments is a string', async () => {
  expect(await said('It’s $1, `so` \\ {braces}'.replace('{braces}', "'{'x'}'"), 'قیمت')).toEqual([
    'It’s $1, `so` \\ {x}',
    'قیمت',
  ])
})

test('an argument is inserted as it is, in Urdu inside a bidirectional isolate', async () => {
  expect(await said('{from}-{to} days', '{from}-{to} دن', { from: 10, to: 12 })).toEqual([
    '10-12 days',
    `${isolated(10)}-${isolated(12)} دن`,
  ])
})

test('a sign beside an argument is isolated together with it', async () => {
  const [english, urdu] = await said('{percent}% off, +{more}', '{percent}% رعایت، +{more}', {
    percent: 10,
    more: 3,
  })
  expect(english).toBe('10% off, +3')
  expect(urdu).toBe(`${isolated('10%')} رعایت، ${isolated('+3')}`)
})

test.each([
  [0, 'No case'],
  [1, 'one case'],
  [2, '2 cases'],
])('a count of %i selects its plural form', async (count, english) => {
  const [ours, theirs] = await said(
    '{count, plural, =0 {No case} one {one case} other {# cases}}',
    '{count, plural, other {# کیس}}',
    { count },
  )
  expect(ours).toBe(english)
  expect(theirs).toBe(`${count} کیس`)
})

test('a word selects a form, with plurals inside', async () => {
  const text =
    '{who, select, you {You} other {They}} ordered {count, plural, one {it} other {# of it}}'
  expect((await said(text, '', { who: 'you', count: 1 }))[0]).toBe('You ordered it')
  expect((await said(text, '', { who: 'else', count: 3 }))[0]).toBe('They ordered 3 of it')
})

test('tags are functions of their content', async () => {
  const nodes = await said('Read <b>our {what}</b>, please', 'ہماری <b>{what}</b> پڑھیں', {
    what: 'terms',
    b: (content: string) => createElement('b', null, content),
  })
  expect(nodes.map((node) => renderToStaticMarkup(node as never))).toEqual([
    'Read <b>our terms</b>, please',
    `ہماری <b>${isolated('terms')}</b> پڑھیں`,
  ])
})

test('a message without Urdu is English in both languages', async () => {
  expect(await said('Hello {name}', '', { name: 'Ali' })).toEqual(['Hello Ali', 'Hello Ali'])
})

test.each([
  ['a placeholder that is missing', row('{count} left', 'باقی'), 'said has no {count} in Urdu'],
  ['a placeholder too many', row('Left', '{count} باقی'), 'said has {count} in Urdu alone'],
  ['a tag that is missing', row('<b>Left</b>', 'باقی'), 'said has no <b> in Urdu'],
  ['a value as a tag', row('{b}', '<b>x</b>'), 'said has b once as a tag and once as a value'],
  [
    'a plural in Urdu alone',
    row('{n} left', '{n, plural, one {ایک} other {#}} باقی'),
    'said uses {n} in Urdu in another way than in English',
  ],
  ['unclosed braces', row('{count left', 'x'), /^said can’t be read in English/],
  ['a tag that isn’t closed in Urdu', row('<b>x</b>', '<b>x'), /^said can’t be read in Urdu/],
  ['a plural without other', row('{n, plural, one {x}}'), /^said can’t be read/],
  ['a plural that neither language has', row('{n, plural, few {x} other {y}}'), /plural few/],
  ['a number in a format', row('{n, number}'), /already formatted/],
  ['no English', row(''), 'said has no English'],
  ['a key with a dash', row('x', '', 'a-b'), 'a-b is no name of a property'],
])('a table is refused for %s', (_, given, fault) => {
  const { faults } = compileTable([given])
  expect(faults).toHaveLength(1)
  expect(faults[0]).toEqual(typeof fault === 'string' ? fault : expect.stringMatching(fault))
})

test('a table is refused for a duplicate key', () => {
  expect(compileTable([row('a'), row('b')]).faults).toEqual(['said stands in two rows'])
})

test('a table saved by a spreadsheet is read', () => {
  expect(readTable('\ufeffkey,english,urdu\r\na,"Yes, ""now""",ہاں\r\nb,No\r\n')).toEqual([
    row('Yes, "now"', 'ہاں', 'a'),
    row('No', '', 'b'),
  ])
  expect(() => readTable('key,urdu\n')).toThrow('the columns are not key,english,urdu')
})
