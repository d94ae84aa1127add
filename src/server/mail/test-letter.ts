import type { Letter } from './letter.ts'

/** The letter by which somebody at the shop sees that mail works: of the operator and of an admin. */
export function testLetter(shop: string): Letter {
  return {
    shop,
    subject: `A test of ${shop}`,
    preview: 'Mail works.',
    headline: 'Mail works',
    parts: [{ kind: 'text', text: 'This is how messages of the shop arrive.' }],
    closing: ['Somebody at the shop asked for this test.'],
  }
}
