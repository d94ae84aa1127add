import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readCode } from '#domain/accounts/second-step.ts'
import type { CallShape } from './call.ts'
import { contract } from './index.ts'

/** Values of the fields that hold an address, a number or a code, by the name of the field. */
const samples: Readonly<Record<string, string>> = {
  email: 'ayesha@example.com',
  phone: '+923001234567',
  postalCode: '38000',
  courier: 'TCS',
  trackingNumber: 'LE-779412345678',
  number: 'PK36SCBL0000001123456702',
  handle: 'khol.pk',
  keyword: 'LE-779412345678',
  search: '1A2B3C4D',
  q: '1A2B3C4D',
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
}

interface Field {
  readonly name: string
  readonly schema: z.ZodType
}

/** Fields of a request that are called so, at any depth. */
function fieldsIn(schema: z.ZodType | undefined): readonly Field[] {
  if (schema === undefined) return []
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, inner]) =>
      name in samples ? [{ name, schema: inner }] : fieldsIn(inner),
    )
  }
  if (schema instanceof z.ZodArray) return fieldsIn(schema.element as z.ZodType)
  if (schema instanceof z.ZodPipe) return fieldsIn(schema.in as z.ZodType)
  if (schema instanceof z.ZodUnion) return (schema.options as z.ZodType[]).flatMap(fieldsIn)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return fieldsIn(schema.unwrap() as z.ZodType)
  }
  return []
}

const fields = Object.entries<CallShape>(contract).flatMap(([call, { params, query, body }]) => [
  ...fieldsIn(params).map((field) => ({ call, ...field })),
  // Ids in a body come from an answer, and the columns of a table are counted.
  ...[query, body]
    .flatMap(fieldsIn)
    .filter(({ name, schema }) => name !== 'id' && schema.safeParse(samples[name]).success)
    .map((field) => ({ call, ...field })),
])

const marks = fc.constantFrom(
  ...'\u00AD\u034F\u061C\u115F\u180E\u200B\u200C\u200D\u200E\u200F\u202A\u202E\u2060\u2066\u2069\u2800\u3164\uFEFF',
)

/** A text with marks at its beginning, its end and within. */
const marked = (text: string) =>
  fc
    .array(fc.tuple(fc.nat({ max: text.length }), marks), { minLength: 1, maxLength: 4 })
    .map((inserted) =>
      inserted
        .toSorted(([one], [other]) => other - one)
        .reduce((some, [at, mark]) => some.slice(0, at) + mark + some.slice(at), text),
    )

describe('a value with characters that nobody sees is read as without (rule: invisible-characters)', () => {
  test.each(fields)('$name of $call', ({ name, schema }) => {
    const sample = samples[name] ?? ''
    const clean: unknown = schema.parse(sample)
    fc.assert(
      fc.property(marked(sample), (typed) => {
        expect(schema.parse(typed)).toEqual(clean)
      }),
      { numRuns: 30 },
    )
  })

  test.each(['123456', 'abcd-efgh-jkmn-pqrs'])('the code %s', (code) => {
    fc.assert(
      fc.property(marked(code), (typed) => {
        expect(readCode(typed)).toEqual(readCode(code))
      }),
    )
  })

  test('covers the fields of every area', () => {
    const names = new Set(fields.map(({ name }) => name))
    expect([...names].sort()).toEqual(Object.keys(samples).sort())
    expect(fields.length).toBeGreaterThan(25)
  })
})

describe('a text that shows nothing is empty (rule: invisible-characters)', () => {
  const blank = fc
    .array(fc.oneof(marks, fc.constantFrom(' ', '\n', '\u00A0')), { minLength: 1, maxLength: 6 })
    .map((some) => some.join(''))
  const { register, writeReview, placeOrder, createProduct } = contract

  test.each([
    ['the name of an account', register.body.shape.name],
    ['a review', writeReview.body.shape.comment],
    ['the address of an order', placeOrder.body.shape.shippingAddress.shape.address],
    ['the name of a product', createProduct.body.shape.name],
  ] as const)('%s', (_what, schema) => {
    const missing = schema.safeParse('').error?.issues[0]?.message
    expect(missing).toBeTruthy()
    fc.assert(
      fc.property(blank, (typed) => {
        expect(schema.safeParse(typed).error?.issues[0]?.message).toBe(missing)
      }),
    )
  })

  test('an optional text, such as the note of a gift', () => {
    fc.assert(
      fc.property(blank, (typed) => {
        expect(placeOrder.body.shape.giftNote.parse(typed)).toBeUndefined()
      }),
    )
  })
})
