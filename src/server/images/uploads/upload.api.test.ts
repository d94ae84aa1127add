import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import sharp from 'sharp'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { PICTURE_BYTES_LIMIT, pictureSentences } from '#domain/catalogue/picture-rules.ts'
import { pictureFiles } from '#domain/catalogue/pictures.ts'
import { folderStore } from '#platform/storage/folder-store.ts'
import type { ImageStore } from '#platform/storage/store.ts'
import { newAccount } from '#testing/accounts.ts'
import { blackPng } from '#testing/crafted-pictures.ts'
import { newFolder } from '#testing/folders.ts'
import { anonymous, openTestShop, type Visitor } from '#testing/shop.ts'
import { convertPicture } from '../encode.ts'
import { imageRoutes } from '../routes.ts'

const { missing, wrongType, tooLarge, failed, smallArtwork } = pictureSentences()

// Each upload runs a process, and several wait for each other: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

/** Stub of the store's `put`, for tests of failures. */
let putInstead: ImageStore['put'] | null = null
const folder = await newFolder()
const real = await folderStore(folder)
const store: ImageStore = { ...real, put: (files) => (putInstead ?? real.put)(files) }
const shop = await openTestShop({
  imageStore: store,
  storefront: (app) =>
    imageRoutes(app, { store, convert: (_name, conversion) => convertPicture(conversion) }),
})
const admin = await newAccount(shop, { isAdmin: true })
beforeEach(() => {
  putInstead = null
})

interface UploadAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: {
    readonly image?: string
    readonly message?: string
    readonly code?: string
    readonly fields?: unknown
  }
}

async function post(
  body: BodyInit,
  as: Visitor = admin,
  headers = {},
  query = '',
): Promise<UploadAnswer> {
  const answer = await shop.sendRaw(`/api/upload/product${query}`, {
    method: 'POST',
    headers: { ...as.headers, ...headers },
    body,
  })
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as object }
}

function formOf(
  bytes: Uint8Array,
  { name = 'case.jpg', type = 'image/jpeg', field = 'image' } = {},
) {
  const form = new FormData()
  form.append(field, new File([new Uint8Array(bytes)], name, { type }))
  return form
}

type SentFile = Parameters<typeof formOf>[1]

const upload = (bytes: Uint8Array, file: SentFile = {}, as?: Visitor) =>
  post(formOf(bytes, file), as)

/** Body of a refusal, whose sentence is also that of the form's field. */
const refusal = (code: string, message: string) => ({
  message,
  code,
  fields: [{ field: 'image', message }],
})

/** Draws a picture of one colour. */
function plain(width: number, height: number, background = '#2a7f62') {
  return sharp({ create: { width, height, channels: 3, background } })
}

/** Fetches the file that a product would reference. */
async function served(path = ''): Promise<Buffer> {
  const answer = await shop.sendRaw(path)
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}

/** Lists all files made of a picture. */
async function filesOf(bytes: Uint8Array, file: SentFile = {}): Promise<readonly string[]> {
  const { body } = await upload(bytes, file)
  return pictureFiles(body.image?.slice('/uploads/'.length, -'.webp'.length) ?? '')
}

describe('an accepted picture', () => {
  test('is served in every width and format, as immutable', async () => {
    const { status, body } = await upload(await plain(1200, 1500).jpeg().toBuffer())
    expect([status, body]).toEqual([
      200,
      { image: expect.stringMatching(/^\/uploads\/picture-[0-9a-f]{24}\.webp$/) },
    ])
    const base = body.image?.slice('/uploads/'.length, -'.webp'.length) ?? ''
    for (const file of pictureFiles(base)) {
      const answer = await shop.sendRaw(`/uploads/${file}`)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe(`image/${file.split('.').at(-1)}`)
      expect(answer.headers.get('cache-control')).toContain('immutable')
      const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      expect([width, height]).toEqual([width, (width * 5) / 4])
      expect(width).toBe(Number(/-(\d+)\.\w+$/.exec(file)?.[1] ?? 800))
    }
  })

  test('is converted for clients that accept neither WebP nor AVIF (rule: pictures-for-any-client)', async () => {
    const { body } = await upload(await plain(1200, 1500).jpeg().toBuffer())
    for (const format of ['jpeg', 'png'] as const) {
      const headers = { accept: `image/${format}` }
      const answer = await shop.sendRaw(body.image ?? '', { headers })
      const shown = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, `image/${format}`])
      expect([shown.format, shown.width, shown.height]).toEqual([format, 800, 1000])
    }
  })

  test('has no metadata of its author, camera and place', async () => {
    const bytes = await plain(1500, 1200)
      .withExif({
        IFD0: { Copyright: 'Somebody' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(bytes).metadata()).exif?.includes('Somebody')).toBe(true)
    for (const file of await filesOf(bytes)) {
      const shown = await served(`/uploads/${file}`)
      const { exif, xmp, iptc, icc, orientation } = await sharp(shown).metadata()
      expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined))
      expect(shown.includes('Somebody')).toBe(false)
    }
  })

  test('drops trailing bytes and its file name', async () => {
    const script = '<script>alert(document.domain)</script>'
    const bytes = Buffer.concat([await plain(400, 500).jpeg().toBuffer(), Buffer.from(script)])
    const file = { name: '../<img src=x>.html', type: 'text/html' }
    for (const name of await filesOf(bytes, file)) {
      expect(name).toMatch(/^picture-[0-9a-f]{24}/)
      expect((await served(`/uploads/${name}`)).includes('<script')).toBe(false)
    }
  })

  test('has the same path when sent again, also concurrently', async () => {
    const bytes = await plain(500, 500).png().toBuffer()
    const [first, second] = await Promise.all([upload(bytes), upload(bytes)])
    const third = await upload(bytes)
    expect([first.status, second.status, third.status]).toEqual([200, 200, 200])
    expect(new Set([first, second, third].map(({ body }) => body.image)).size).toBe(1)
  })
})

describe('artwork (rule: artwork)', () => {
  const send = (bytes: Uint8Array) => post(formOf(bytes), admin, {}, '?use=artwork')
  const clear = { r: 200, g: 30, b: 60, alpha: 0.5 }

  test.each<[string, () => Promise<Buffer>, readonly [number, number]]>([
    ['a JPEG', () => plain(2400, 3000).jpeg().toBuffer(), [1431, 1789]],
    ['a long picture', () => plain(1200, 9000).png().toBuffer(), [584, 4382]],
    ['a WebP without changes', () => plain(1200, 1300).webp().toBuffer(), [1200, 1300]],
    [
      'a photo of a phone held upright',
      () => plain(3000, 2400).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      [1431, 1789],
    ],
  ])('keeps its shape: %s', async (_name, bytes, size) => {
    const { status, body } = await send(await bytes())
    expect([status, body]).toEqual([
      200,
      { image: expect.stringMatching(/^\/uploads\/artwork-[0-9a-f]{24}\.webp$/) },
    ])
    const { width, height, format, hasAlpha, exif } = await sharp(
      await served(body.image),
    ).metadata()
    expect([width, height, format, hasAlpha, exif]).toEqual([...size, 'webp', false, undefined])
  })

  test('is one file, and keeps its transparency', async () => {
    const before = await readdir(folder)
    const create = { width: 1300, height: 1200, channels: 4, background: clear } as const
    const { body } = await send(await sharp({ create }).png().toBuffer())
    const added = (await readdir(folder)).filter((name) => !before.includes(name))
    expect(added.map((name) => `/uploads/${name}`)).toEqual([body.image])
    const { data, info } = await sharp(await served(body.image))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(info.channels).toBe(4)
    expect(Math.abs((data[3] ?? 0) - 128)).toBeLessThanOrEqual(2)
    expect(Math.abs((data[0] ?? 0) - clear.r)).toBeLessThanOrEqual(8)
  })

  test.each([
    [1199, 1600],
    [3000, 1199],
    [40, 50],
  ])('of %i by %i pixels is refused with a sentence', async (width, height) => {
    const before = await readdir(folder)
    const { status, body } = await send(await plain(width, height).png().toBuffer())
    expect([status, body]).toEqual([400, refusal('INVALID_INPUT', smallArtwork)])
    expect(await readdir(folder)).toEqual(before)
  })

  test('is selected by exactly that parameter', async () => {
    const bytes = await plain(400, 500).jpeg().toBuffer()
    for (const query of ['?use=photo', '?use=', '?use=artwork&use=artwork', '?for=artwork']) {
      const { status, body } = await post(formOf(bytes), admin, {}, query)
      expect([status, body.image]).toEqual([200, expect.stringMatching(/picture-/)])
    }
  })
})

/** Peak memory of child processes in bytes; 0 where the system doesn't report it. */
function memoryOfChildren(): number {
  const linesOf = (path: string) => {
    try {
      return readFileSync(path, 'utf8')
    } catch {
      return ''
    }
  }
  const children = linesOf(`/proc/self/task/${process.pid}/children`).split(' ').filter(Boolean)
  const kilobytes = children.map((pid) =>
    Number(/VmHWM:\s+(\d+)/.exec(linesOf(`/proc/${pid}/status`))?.[1] ?? 0),
  )
  return Math.max(0, ...kilobytes) * 1024
}

describe('a refused file', () => {
  const jpeg = () => plain(40, 50).jpeg().toBuffer()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="50"/>')
  test.each<[string, () => Promise<Buffer> | Buffer, SentFile?]>([
    ['an SVG', () => svg, { name: 'case.svg', type: 'image/svg+xml' }],
    ['an SVG named as a PNG', () => svg, { name: 'case.png', type: 'image/png' }],
    ['a GIF', () => plain(40, 50).gif().toBuffer()],
    ['an AVIF', () => plain(40, 50).avif().toBuffer()],
    ['a TIFF', () => plain(40, 50).tiff().toBuffer()],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF')],
    ['the beginning of a JPEG alone', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    [
      'a JPEG’s beginning before an SVG',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), svg]),
    ],
  ])('%s', async (_name, bytes, file) => {
    const before = await readdir(folder)
    const { status, body } = await upload(await bytes(), file)
    expect([status, body]).toEqual([415, refusal('UNSUPPORTED_TYPE', wrongType)])
    expect(await readdir(folder)).toEqual(before)
  })

  test('256 million pixels take no memory in either process', async () => {
    const bytes = blackPng(16_000, 16_000)
    const before = process.memoryUsage().rss
    let most = 0
    const watch = setInterval(() => {
      most = Math.max(most, memoryOfChildren())
    }, 5)
    expect((await upload(bytes)).status).toBe(415)
    clearInterval(watch)
    if (process.platform === 'linux') expect(most).toBeGreaterThan(20_000_000)
    expect(most).toBeLessThan(200_000_000)
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
  })

  const padded = async (size: number) => {
    const jpeg = await plain(400, 500).jpeg().toBuffer()
    return Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)])
  }
  test('five megabytes are accepted, one byte more is refused', async () => {
    expect((await upload(await padded(PICTURE_BYTES_LIMIT - 1))).status).toBe(200)
    const { status, body } = await upload(await padded(PICTURE_BYTES_LIMIT))
    expect([status, body.message, body.code]).toEqual([413, tooLarge, 'TOO_LARGE'])
  })

  test('a much larger body is refused, with or without Content-Length', async () => {
    const large = await padded(9_000_000)
    expect((await upload(large)).body.message).toBe(tooLarge)
    const form = new Response(formOf(large))
    const stream = await post(form.body as ReadableStream, admin, {
      'content-type': form.headers.get('content-type'),
    }).catch(() => null)
    expect(stream?.status ?? 413).toBe(413)
  })

  test.each<[string, () => Promise<FormData>]>([
    ['no field at all', async () => new FormData()],
    ['another field', async () => formOf(await jpeg(), { field: 'photo' })],
    ['an empty file', async () => formOf(Buffer.alloc(0))],
    ['a file input with nothing chosen', async () => formOf(Buffer.alloc(0), { name: '' })],
    [
      'text in the field',
      async () => {
        const form = new FormData()
        form.append('image', '/uploads/a.webp')
        return form
      },
    ],
    [
      'two pictures',
      async () => {
        const form = formOf(await jpeg())
        form.append('image', new File([new Uint8Array(await jpeg())], 'b.jpg'))
        return form
      },
    ],
    ['a field named __proto__', async () => formOf(await jpeg(), { field: '__proto__' })],
  ])('a form with %s is refused', async (_name, form) => {
    const { status, body } = await post(await form())
    expect([status, body]).toEqual([400, refusal('INVALID_INPUT', missing)])
  })

  test.each([
    ['JSON', 'application/json', '{"image":"x"}'],
    ['bare bytes', 'image/jpeg', '\xff\xd8\xff'],
    ['no type', '', 'x'],
  ])('%s instead of a form is refused', async (_name, type, sent) => {
    const { status, body } = await post(
      new Blob([sent]),
      admin,
      type ? { 'content-type': type } : {},
    )
    expect([status, body.message, body.code]).toEqual([415, missing, 'UNSUPPORTED_TYPE'])
  })

  test.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    [
      'cut short',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n\xff\xd8',
    ],
    ['of another type', 'multipart/form-data; boundary=b', 'x'.repeat(1000)],
  ])('a form %s is refused', async (_name, type, sent) => {
    const { status, body } = await post(sent, admin, { 'content-type': type })
    expect([status, body.message]).toEqual([400, missing])
  })

  test('other fields beside the picture are ignored', async () => {
    const form = new FormData()
    form.append('note', 'front')
    form.append('image', new File([new Uint8Array(await jpeg())], 'a.jpg'))
    form.append('isAdmin', 'true')
    expect((await post(form)).status).toBe(200)
  })
})

/** Sends the headers of a large upload; returns the answer, and a function that aborts. */
function beginUpload(as: Visitor, beginning = '') {
  const socket = connect(Number(new URL(shop.url).port), '127.0.0.1')
  const headers = Object.entries(as.headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(
    `POST /api/upload/product HTTP/1.1\r\nhost: shop\r\n${headers.join('')}` +
      `content-type: multipart/form-data; boundary=b\r\ncontent-length: 5000000\r\n\r\n${beginning}`,
  )
  socket.on('error', () => undefined)
  const answer = new Promise<string>((resolve) => {
    socket.once('data', (chunk) => resolve(String(chunk)))
  })
  return { answer, giveUp: () => socket.destroy() }
}

describe('access to uploads', () => {
  test.each([
    ['an anonymous client', async () => anonymous, 'HTTP/1.1 401', 'Please log in'],
    ['a shopper', () => newAccount(shop), 'HTTP/1.1 403', 'Only an admin may do this'],
  ])('%s is refused before the body is sent', async (_name, visitor, status, words) => {
    const { answer, giveUp } = beginUpload(await visitor())
    const told = await answer
    expect(told).toContain(status)
    expect(told).toContain(words)
    giveUp()
  })
})

describe('failures of the shop', () => {
  const picture = () => plain(400, 500, '#123456').png().toBuffer()

  test('a store that fails half-way leaves no referenced picture', async () => {
    const kept: string[] = []
    putInstead = async (files) => {
      kept.push(...files.keys())
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    }
    const { status, headers, body } = await upload(await picture())
    expect([status, body]).toEqual([503, { message: failed, code: 'UNAVAILABLE' }])
    expect(headers.get('retry-after')).toBe('5')
    expect(kept.at(-1)).toMatch(/^picture-[0-9a-f]{24}\.webp$/)
    for (const file of kept) expect((await shop.sendRaw(`/uploads/${file}`)).status).toBe(404)
    putInstead = null
    expect((await upload(await picture())).status).toBe(200)
  })
})
