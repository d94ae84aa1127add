import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { PROOF_PIXELS } from '#domain/orders/proof.ts'
import { decodeWhole } from '#server/images/uploads/decode.ts'
import { likenessOf } from '#server/images/uploads/likeness.ts'
import { type Receipt, walletScreenshot } from '#testing/wallet-screenshots.ts'
import { looksSame, OUTLINE_APART } from './same-proof.ts'

/** Detection of repeated pictures (decision 040), measured on screenshots of one wallet. */

const sent = await walletScreenshot()
const known = await likenessOf(await decodeWhole(sent, PROOF_PIXELS))

async function compared(bytes: Uint8Array) {
  const { digest, outline, look } = await likenessOf(await decodeWhole(bytes, PROOF_PIXELS))
  return {
    isIdentical: Buffer.compare(digest, known.digest) === 0,
    isSame: placesApart(outline) <= OUTLINE_APART && looksSame(look, known.look),
  }
}

/** Hamming distance, as the database computes it. */
function placesApart(outline: string): number {
  return [...outline].filter((bit, at) => bit !== known.outline[at]).length
}

test('the same file is identical', async () => {
  expect(await compared(sent)).toEqual({ isIdentical: true, isSame: true })
})

describe('the same picture is recognised', () => {
  test.each<[string, (picture: Sharp) => Sharp]>([
    ['as a JPEG of high quality', (picture) => picture.jpeg({ quality: 80 })],
    ['as a JPEG of low quality', (picture) => picture.jpeg({ quality: 35 })],
    ['as sent by a messenger', (picture) => picture.resize(720).jpeg({ quality: 65 })],
    ['at half its size', (picture) => picture.resize(540).jpeg({ quality: 70 })],
    ['at a third of its size', (picture) => picture.resize(360).jpeg({ quality: 60 })],
    ['larger, as a WebP', (picture) => picture.resize(1440).webp({ quality: 75 })],
    ['slightly darker', (picture) => picture.modulate({ brightness: 0.9 }).jpeg()],
    [
      'without its outermost pixels',
      (picture) => picture.extract({ left: 1, top: 2, width: 1078, height: 2396 }).jpeg(),
    ],
  ])('%s', async (_name, edit) => {
    const { isSame } = await compared(await edit(sharp(sent)).toBuffer())
    expect(isSame).toBe(true)
  })
})

describe('another transfer in the same wallet is distinguished', () => {
  test.each<[string, Receipt]>([
    ['of another amount', { amount: '2,698' }],
    ['of one rupee more', { amount: '1,348' }],
    [
      'of the same amount, at another time',
      { transaction: '5012387465', moment: '20 Nov 2026, 9:45 AM', clock: '9:46' },
    ],
    [
      'by another sender',
      {
        name: 'Zainab B.',
        transaction: '9912387465',
        moment: '3 Dec 2026, 11:05 AM',
        clock: '11:05',
      },
    ],
  ])('%s', async (_name, receipt) => {
    const { isSame } = await compared(await walletScreenshot(receipt))
    expect(isSame).toBe(false)
  })
})
