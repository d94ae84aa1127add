import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NameSeal } from './named-pictures.ts'

const seal = new NameSeal(Buffer.alloc(32, 7))
const picture = 'signature-script--iphone-13--front-0123456789'

describe('NameSeal', () => {
  test('decrypts its tokens, which are the same for the same input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (name) => {
        const token = seal.seal({ picture, name })
        expect(token).toMatch(/^[0-9a-f]+$/)
        expect(token).toBe(seal.seal({ picture, name }))
        expect(seal.open(token)).toEqual({ picture, name })
      }),
    )
  })

  test('makes tokens of one length for short and long names, without the name in them', () => {
    const tokens = ['Zoya', 'Muhammad Ahmed'].map((name) => seal.seal({ picture, name }))
    expect(new Set(tokens.map(({ length }) => length)).size).toBe(1)
    for (const token of tokens) {
      expect(Buffer.from(token, 'hex').toString('latin1')).not.toMatch(/Zoya|Ahmed|iphone/)
    }
  })

  test('rejects tokens that it did not make', () => {
    const token = seal.seal({ picture, name: 'Zoya' })
    const changed = token.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))
    for (const other of [changed, `${token}00`, token.slice(2), '', 'ab']) {
      expect(seal.open(other)).toBeNull()
    }
    expect(new NameSeal(Buffer.alloc(32, 8)).open(token)).toBeNull()
  })
})
