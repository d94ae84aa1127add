import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { shopFacts } from '#config'
import { pictureSentences } from '#domain/catalogue/picture-rules.ts'
import { storedFilesOf } from '#domain/catalogue/pictures.ts'
import type { ShopSettings } from '#domain/contract/settings.ts'
import { logoFiles } from '#domain/settings/logo.ts'
import { DAY } from '#domain/text/units.ts'
import { sweepPictures } from '#server/chores/sweep.ts'
import { newAccount } from '#testing/accounts.ts'
import { openTestDatabase } from '#testing/database.ts'
import { pageBuild, renderedPage } from '#testing/page-build.ts'
import { memoryStore } from '#testing/picture-store.ts'
import { settingsOver } from '#testing/settings.ts'
import { anonymous, openTestShop } from '#testing/shop.ts'
import { storefrontOf } from '#testing/storefront.ts'

/** Pages that show the facts of the shop. */
const build = pageBuild({
  render: async (_page, _query, { shop: facts }) =>
    renderedPage({ title: 'Cases', body: '<h1>Cases</h1>' }, facts),
})

const imageStore = memoryStore()
const opened = await openTestDatabase()
const { database } = opened
const settings = await settingsOver(database, shopFacts)
const shop = await openTestShop({
  rateLimitScale: 0,
  ...storefrontOf({ database, settings, imageStore, build }),
})
const admin = await newAccount(shop, { isAdmin: true })

async function upload(
  bytes: Uint8Array,
  { name = 'logo.png', type = 'image/png', use = 'logo' } = {},
) {
  const form = new FormData()
  form.append('image', new File([new Uint8Array(bytes)], name, { type }))
  const answer = await shop.sendRaw(`/api/upload/product?use=${use}`, {
    method: 'POST',
    headers: admin.headers,
    body: form,
  })
  const body = (await answer.json()) as { readonly image?: string; readonly message?: string }
  return { status: answer.status, ...body }
}

/** A wordmark: a bar of one colour on a transparent background. */
function drawnLogo(width = 1000, height = 200, colour = '#0c5557'): Promise<Buffer> {
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  const bar = { width: width >> 1, height: height >> 1, channels: 3, background: colour } as const
  return sharp({ create: { width, height, channels: 4, background } })
    .composite([{ input: { create: bar } }])
    .png()
    .toBuffer()
}

async function uploadedLogo(colour?: string): Promise<string> {
  const { image = '' } = await upload(await drawnLogo(1000, 200, colour))
  return image
}

const shippedLook = { accent: 'plum', logo: null, showsName: true } as const
type Look = Omit<ShopSettings['look'], 'version'>
const saveLook = (look: Partial<Look>) =>
  shop.send('saveLook', { body: { ...shippedLook, ...look } }, admin)
const pageText = async () => (await shop.sendRaw('/brand/samsung')).text()

/** Processes are updated by a notification, a moment after the answer. */
const eventually = (found: () => Promise<unknown>, wanted: unknown) =>
  expect.poll(found, { timeout: 1_000 }).toEqual(wanted)

/** (rule: accents) */
describe('the accent', () => {
  test('is on every page within a second, cached pages included', async () => {
    expect(await pageText()).not.toContain('data-accent')
    const { status, body } = await saveLook({ accent: 'teal' })
    expect([status, body.look.accent]).toEqual([200, 'teal'])
    await eventually(
      async () => (await pageText()).includes('<html lang="en" dir="ltr" data-accent="teal">'),
      true,
    )
    expect((await shop.send('getShop', {}, anonymous)).body.accent).toBe('teal')
    const manifest = await (await shop.sendRaw('/manifest.webmanifest')).text()
    expect(manifest).toContain('"/icons/teal-icon-192.png"')
    expect(manifest).not.toContain('"/icon.svg"')
    await saveLook({})
    await eventually(async () => (await pageText()).includes('data-accent'), false)
  })
})

/** (rule: own-logo) */
describe('the logo', () => {
  test('is stored in its shape, in sizes for pages, mail programs and home screens', async () => {
    const path = await uploadedLogo()
    expect(path).toMatch(/^\/uploads\/logo-[\da-f]{24}-480x96\.webp$/)
    const sizes = await Promise.all(
      logoFiles(path).map(async (file) => {
        const answer = await shop.sendRaw(`/uploads/${file}`)
        const { width, height, hasAlpha } = await sharp(
          Buffer.from(await answer.arrayBuffer()),
        ).metadata()
        return [answer.headers.get('content-type'), width, height, hasAlpha]
      }),
    )
    expect(sizes).toEqual([
      ['image/png', 192, 192, false],
      ['image/png', 512, 512, false],
      ['image/png', 480, 96, true],
      ['image/webp', 480, 96, true],
    ])
  })

  test('is on every page, in the tab and in the manifest; without one, the drawn mark is used', async () => {
    const logo = await uploadedLogo()
    await saveLook({ logo, showsName: false })
    await eventually(async () => (await shop.send('getShop', {}, anonymous)).body.logo, {
      path: logo,
      width: 144,
      height: 29,
      showsName: false,
    })
    const square = logo.replace('.webp', '-192.png')
    const page = await pageText()
    expect(page).toContain(`<link rel="icon" href="${square}"`)
    expect(page).toContain(JSON.stringify(logo))
    const manifest = async () =>
      ((await (await shop.sendRaw('/manifest.webmanifest')).json()) as { icons: { src: string }[] })
        .icons
    expect((await manifest()).map(({ src }) => src)).toContain(square)
    await saveLook({})
    await eventually(async () => (await pageText()).includes('logo-'), false)
    expect(await pageText()).toContain('href="/icon.svg"')
    expect((await manifest()).map(({ src }) => src)).toContain('/icon.svg')
  })

  test('is kept while the settings name it, and removed a day later', async () => {
    const logo = await uploadedLogo('#8a1f55')
    await saveLook({ logo })
    const { db } = shop.database
    const sweep = () =>
      sweepPictures(
        { db, images: imageStore, imageQuotaBytes: 1024 ** 3 },
        new Date(Date.now() + 2 * DAY),
      )
    const areThere = async () =>
      await Promise.all(logoFiles(logo).map((name) => imageStore.has(name)))
    await sweep()
    expect(await areThere()).toEqual([true, true, true, true])
    await saveLook({})
    await sweep()
    expect(await areThere()).toEqual([false, false, false, false])
    const lost = await saveLook({ logo })
    expect({ status: lost.status, ...lost.body }).toMatchObject({
      status: 400,
      fields: [{ field: 'logo', message: pictureSentences().lostLogo }],
    })
  })

  test.each([
    ['a picture of a product', '/uploads/picture-0123456789abcdef01234567.webp'],
    ['another site’s', 'https://evil.example/logo-0123456789abcdef01234567-480x96.webp'],
  ])('is refused if it is %s', async (_what, logo) => {
    expect((await saveLook({ logo })).status).toBe(400)
    expect((await shop.send('getSettings', {}, admin)).body.look.logo).toBeNull()
  })

  test.each([
    [
      'a drawing with a script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      { name: 'logo.svg', type: 'image/svg+xml' },
      415,
      pictureSentences().wrongType,
    ],
    ['too small', () => drawnLogo(40, 20), {}, 400, pictureSentences().smallLogo],
  ] as const)('of %s is refused with a sentence', async (_what, bytes, file, status, message) => {
    expect(await upload(await bytes(), file)).toMatchObject({ status, message })
  })
})

describe('the face', () => {
  test('is kept while the settings name it, and refused once it is gone', async () => {
    const { image: face = '' } = await upload(await drawnLogo(900, 900), { use: 'photo' })
    expect((await saveLook({ face })).body.look.face).toBe(face)
    await eventually(async () => (await shop.send('getShop', {}, anonymous)).body.face, face)
    // A client that doesn't know the field keeps it.
    expect((await saveLook({})).body.look.face).toBe(face)
    const { db } = shop.database
    const sweep = () =>
      sweepPictures(
        { db, images: imageStore, imageQuotaBytes: 1024 ** 3 },
        new Date(Date.now() + 2 * DAY),
      )
    const [file = ''] = storedFilesOf(face)
    await sweep()
    expect(await imageStore.has(file)).toBe(true)
    await saveLook({ face: null })
    await sweep()
    expect(await imageStore.has(file)).toBe(false)
    const lost = await saveLook({ face })
    expect({ status: lost.status, ...lost.body }).toMatchObject({
      status: 400,
      fields: [{ field: 'face', message: pictureSentences().lostPicture }],
    })
  })
})
