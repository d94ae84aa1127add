import { describe, expect, test } from 'vitest'
import { searchCases } from '#testing/search-queries.ts'
import { parseQuery } from '../query/parse-query.ts'
import { replyTo, without } from './reply.ts'

const all = { dropped: [], total: 12 }

describe('the recognized terms', () => {
  test.each([
    [
      'black silicone for vivo y21',
      [
        ['Black', 'silicone for vivo y21'],
        ['Silicon', 'black for vivo y21'],
        ['Vivo Y21', 'black silicone for'],
      ],
    ],
    ['iphone15', [['iPhone 15', '']]],
    [
      'kala cover under rs. 1,000',
      [
        ['Black', 'cover under rs. 1,000'],
        ['Under Rs. 1,000', 'kala cover'],
      ],
    ],
  ])('of “%s” can be removed one by one', (query, chips) => {
    const { pieces } = replyTo(query, all)
    expect(pieces.map(({ label, without }) => [label, without])).toEqual(chips)
    expect(pieces.some(({ isWord }) => isWord)).toBe(false)
  })

  test('include an unknown word as a word', () => {
    expect(replyTo('qwxzv vivo', all).pieces).toEqual([
      { label: 'qwxzv', isWord: true, without: 'vivo' },
      { label: 'Vivo', isWord: false, without: 'qwxzv' },
    ])
  })
})

describe('terms that were left out', () => {
  test.each([
    [
      'black silicone for vivo y21',
      ['Black'],
      3,
      'No black silicon case for Vivo Y21. 3 silicon cases fit it.',
    ],
    ['black vivo y21', ['Black'], 1, 'No black case for Vivo Y21. 1 case fits it.'],
    [
      'black silicone under 1000 vivo y21',
      ['Black'],
      2,
      'No black silicon case under Rs. 1,000 for Vivo Y21. 2 silicon cases under Rs. 1,000 fit it.',
    ],
    [
      'black vivo y21',
      ['Vivo Y21'],
      14,
      'No black case for Vivo Y21. 14 black cases are for other phones.',
    ],
    [
      'peacock qwxzv',
      ['qwxzv'],
      4,
      'No case with “Peacock” and “qwxzv”. There are 4 cases with “Peacock”.',
    ],
    ['red qwxzv', ['qwxzv'], 1, 'No red case with “qwxzv”. There is 1 red case.'],
    [
      'galaxy flip',
      ['flip'],
      35,
      'No case for Samsung Galaxy flip. 35 cases are for Samsung Galaxy.',
    ],
  ])('of “%s” are named in a sentence: %j', (query, dropped, total, sentence) => {
    expect(replyTo(query, { dropped, total }).leftOut).toBe(sentence)
  })

  test('give no sentence when all or no terms remain', () => {
    expect(replyTo('black vivo', all).leftOut).toBeUndefined()
    expect(replyTo('black vivo', { dropped: ['Black', 'Vivo'], total: 0 }).leftOut).toBeUndefined()
  })
})

describe('the note', () => {
  test.each([
    ['shoes', ['shoes'], 0, /^Nothing here for “shoes”\. We sell cases for iPhone, .*Airpods\.$/],
    ['gift for him', [], 215, /^All 215 cases\. Add a phone/],
  ])('on “%s” is present', (query, dropped, total, sentence) => {
    expect(replyTo(query, { dropped, total }).note).toMatch(sentence)
  })

  test.each([
    ['black vivo', [], 3],
    ['black vivo', ['Black'], 3],
    ['black vivo', [], 0],
    ['track order', [], 0],
  ])('on “%s”, with %j left out and %d results, is absent', (query, dropped, total) => {
    expect(replyTo(query, { dropped, total })).not.toHaveProperty('note')
  })
})

describe('the links to other results', () => {
  const ways = (query: string, dropped: readonly string[]) =>
    replyTo(query, { dropped, total: 3 }).ways.map(({ label, to }) => `${label}: ${to}`)

  test.each([
    [
      'black silicone vivo y21',
      ['Black'],
      ['All cases for Vivo Y21: /brand/vivo?model=Vivo+Y21', 'All Vivo cases: /brand/vivo'],
    ],
    ['black vivo y21', ['Black'], ['All Vivo cases: /brand/vivo']],
    ['black vivo y21', ['Vivo Y21'], ['All Vivo cases: /brand/vivo']],
    ['black samsung', ['Black'], ['All Samsung Galaxy cases: /brand/samsung']],
    ['qwxzv', ['qwxzv'], ['All cases: /products']],
  ])('of “%s” without %j', (query, dropped, expected) => {
    expect(ways(query, dropped)).toEqual(expected)
  })
})

describe('a query that means no case (rule: questions-lead-to-pages)', () => {
  test.each([
    ['track my order', { label: 'Track your order', to: '/track-order' }],
    ['1a2b3c4d', { label: 'Track order #1A2B3C4D', to: '/track-order' }],
    ['my orders', { label: 'My orders', to: '/orders' }],
    ['wapsi', { label: 'Wrong model, exchange and returns', to: '/help#exchange' }],
  ])('“%s” leads to its page', (query, leadsTo) => {
    expect(replyTo(query, all).leadsTo).toEqual(leadsTo)
  })

  test('about contact leads to a message', () => {
    expect(replyTo('contact number', all).leadsTo).toEqual({
      label: expect.stringContaining('Message us'),
    })
  })
})

describe('the removal of a chip', () => {
  test.each([
    ['black silicone vivo y21', 'Silicon', 'black vivo y21'],
    ['Vivo black Y21', 'Vivo Y21', 'black'],
    ['cover under rs. 1,000 pink', 'Under Rs. 1,000', 'cover pink'],
    ['blackcase', 'Black', 'case'],
    ['black kala cover', 'Black', 'cover'],
    ['گلابی کور', 'Pink', 'کور'],
  ])('%s without %s', (query, label, left) => {
    const term = parseQuery(query).terms.find((one) => one.label === label)
    expect(term && without(query, term)).toBe(left)
  })

  test('removes its meaning from the query and keeps the other terms', () => {
    const several = searchCases('parsed-known').filter(
      ({ query }) => parseQuery(query).terms.length > 1,
    )
    expect(several.length).toBeGreaterThan(30)
    for (const { query } of several) {
      for (const term of parseQuery(query).terms) {
        const left = parseQuery(without(query, term)).terms
        expect(left, `${query} without ${term.label}`).not.toContainEqual(
          expect.objectContaining({ kind: term.kind, label: term.label }),
        )
      }
    }
  })
})
