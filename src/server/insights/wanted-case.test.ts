import { expect, test } from 'vitest'
import { parseQuery } from '#server/search/query/parse-query.ts'
import { wantedCase } from './get-insights.ts'

test.each([
  ['vivo y29 silicon', { brandSlug: 'vivo', model: 'Vivo Y29' }, 'Silicon'],
  ['iphone 15', { brandSlug: 'iphone', model: 'iPhone 15' }, null],
  ['transparent cover', null, 'Transparent'],
  ['wallet', null, null],
])('%s means %j of the type %s', (query, phone, caseType) => {
  expect(wantedCase(parseQuery(query))).toEqual({ phone, caseType })
})
