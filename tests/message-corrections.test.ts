import { expect, test } from 'vitest'
import { readTable } from '../scripts/messages/compile.mjs'
import { correctedTables, tableOfAll, tableText } from '../scripts/messages/corrections.mjs'

const row = (key: string, english: string, urdu: string) => ({ key, english, urdu })
const cart = {
  name: 'cart',
  rows: [row('title', 'Cart', 'کارٹ'), row('left', '{n} left', '{n} باقی')],
}
const help = { name: 'help', rows: [row('title', 'Help', 'مدد, "اور"')] }
const tables = [cart, help]

test('importing the table of all sentences unchanged changes nothing', () => {
  const all = tableOfAll(tables)
  expect(all).toMatch(/^\ufefftable,key,english,urdu\ncart,title,Cart,کارٹ\n/)
  expect(correctedTables(tables, all)).toEqual({ changed: [], faults: [] })
})

test('corrections are written to the tables of their sentences', () => {
  const { changed, faults } = correctedTables(
    tables,
    'table,key,urdu\ncart,left,صرف {n} باقی\nhelp,title,\n',
  )
  expect(faults).toEqual([])
  expect(changed).toEqual([
    { name: 'cart', count: 1, rows: [cart.rows[0], row('left', '{n} left', 'صرف {n} باقی')] },
  ])
  expect(readTable(tableText(changed[0]?.rows ?? []))).toEqual(changed[0]?.rows)
})

test.each([
  ['a placeholder that is missing', 'cart,left,{n} left,باقی', 'cart left has no {n} in Urdu'],
  ['braces left open', 'cart,left,{n} left,{n باقی', /^cart left can’t be read/],
  [
    'a sentence that has changed',
    'cart,title,Basket,ٹوکری',
    'cart title: the English has changed since',
  ],
  ['an unknown key', 'cart,none,x,ہاں', 'cart none: there is no such sentence'],
])('an import refuses %s, and applies the other rows', (_, line, fault) => {
  const { changed, faults } = correctedTables(
    tables,
    `table,key,english,urdu\n${line}\nhelp,title,Help,امداد\n`,
  )
  expect(changed.map(({ name }) => name)).toEqual(['help'])
  expect(faults).toEqual([typeof fault === 'string' ? fault : expect.stringMatching(fault)])
})
