import { expect, test } from 'vitest'
import { firstName } from './first-name.ts'

test.each([
  ['Ayesha Khan', 'Ayesha'],
  ['  Ayesha  ', 'Ayesha'],
  ['عائشہ خان', 'عائشہ'],
  ['Muhammad Ali Jinnah', 'Muhammad Ali'],
  ['Mohammad', 'Mohammad'],
  ['M. Usman Tariq', 'M. Usman'],
  ['Syed Muhammad Hassan Shah', 'Syed Muhammad Hassan'],
  ['Mrs Farah Naz', 'Mrs Farah'],
  ['Maryam Bibi', 'Maryam'],
  ['', ''],
])('%j is called %j', (name, called) => {
  expect(firstName(name)).toBe(called)
})
