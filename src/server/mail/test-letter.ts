import type { Letter } from './letter.ts'

/** Letter by which the operator or an admin tests the mail settings. */
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
