import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { blackPng, pngChunk, small } from './crafted-pictures.ts'

/** Small files, valid by their formats, whose decoding takes much time or memory. */

/** Bits of the successive approximation of one coefficient: from bit 13 down to bit 0. */
const BITS = 14

/** Maximum number of scans of `jpegOfScans`: one of the DC coefficients, 14 of each of 63 others. */
export const MOST_SCANS = 1 + 63 * BITS

/**
 * Valid progressive JPEG, all grey, of this many scans: each refines one bit of one coefficient by
 * a few bytes, and the decoder visits every block for it. One of 50 megapixels has 150 KB.
 */
export function jpegOfScans(width: number, height: number, scans: number): Buffer {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8)
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(height, 1)
  frame.writeUInt16BE(width, 3)
  // One code of one bit each: category 0 for DC; for AC, a run of 2^14 blocks and more, with 14 bits.
  const codes = (table: number, symbol: number) =>
    Buffer.from([table, 1, ...Array<number>(15).fill(0), symbol])
  const parts = [
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, Buffer.from([0, ...Array<number>(64).fill(1)])),
    segment(0xc2, frame),
    segment(0xc4, codes(0x00, 0)),
    segment(0xc4, codes(0x10, 0xe0)),
    scan(0, { before: 0, bit: 0 }, Buffer.alloc(Math.ceil(blocks / 8))),
  ]
  const runs = runsOver(blocks)
  for (let number = 0; number < scans - 1; number += 1) {
    const bit = BITS - 1 - (number % BITS)
    const before = bit === BITS - 1 ? 0 : bit + 1
    parts.push(scan(1 + Math.floor(number / BITS), { before, bit }, runs))
  }
  return Buffer.concat([...parts, Buffer.from([0xff, 0xd9])])
}

function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

function scan(
  coefficient: number,
  { before, bit }: { readonly before: number; readonly bit: number },
  data: Buffer,
): Buffer {
  const head = Buffer.from([1, 1, 0, coefficient, coefficient, (before << 4) | bit])
  return Buffer.concat([segment(0xda, head), data])
}

/** Codes of runs without a coefficient over all blocks: a bit 0, then the run's lower 14 bits. */
function runsOver(blocks: number): Buffer {
  const LONGEST = 0x7fff
  let bits = ''
  for (let left = blocks; left > 0; ) {
    // The shortest run of this code; the last one may reach beyond the picture's end.
    const run = Math.max(Math.min(left, LONGEST), 0x4000)
    bits += `0${(run - 0x4000).toString(2).padStart(14, '0')}`
    left -= run
  }
  bits = bits.padEnd(Math.ceil(bits.length / 8) * 8, '1')
  const bytes = bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []
  // A byte 255 is followed by 0, so that it is no marker.
  return Buffer.from(bytes.flatMap((byte) => (byte === 0xff ? [0xff, 0] : [byte])))
}

/** Small JPEG with this many comments of no bytes. */
export async function jpegOfComments(count: number): Promise<Buffer> {
  const bytes = await small().jpeg().toBuffer()
  const comments = Buffer.concat(Array<Buffer>(count).fill(segment(0xfe, Buffer.alloc(0))))
  return Buffer.concat([bytes.subarray(0, 2), comments, bytes.subarray(2)])
}

/** Animated WebP with this many frames of one pixel. */
export async function webpOfFrames(count: number): Promise<Buffer> {
  const create = { width: 1, height: 1, channels: 3, background: '#2a7f62' } as const
  const still = (await sharp({ create }).webp().toBuffer()).subarray(12)
  const frame = riffChunk('ANMF', Buffer.concat([Buffer.alloc(16), still]))
  return riffChunk(
    'RIFF',
    Buffer.concat([
      Buffer.from('WEBP'),
      // A canvas of one pixel, with an animation.
      riffChunk('VP8X', Buffer.from([2, 0, 0, 0, 0, 0, 0, 0, 0, 0])),
      riffChunk('ANIM', Buffer.alloc(6)),
      ...Array<Buffer>(count).fill(frame),
    ]),
  )
}

function riffChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.from(`${type}\0\0\0\0`)
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

/** PNG with this many compressed texts of 8 MB each. */
export function pngOfTexts(count: number): Buffer {
  const bytes = blackPng(40, 50)
  const text = Buffer.concat([
    Buffer.from('Comment\0\0'),
    deflateSync(Buffer.alloc(7_900_000, 'x')),
  ])
  const chunks = Array<Buffer>(count).fill(pngChunk('zTXt', text))
  const afterHeader = 33
  return Buffer.concat([bytes.subarray(0, afterHeader), ...chunks, bytes.subarray(afterHeader)])
}
