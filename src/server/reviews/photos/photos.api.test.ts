import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { PICTURE_BYTES_LIMIT } from '#domain/catalogue/picture-rules.ts'
import { photoSentences } from '#domain/reviews/comment.ts'
import { reviewPhotoFiles, reviewPhotoPixels, reviewThumbnail } from '#domain/reviews/photos.ts'
import { DAY, HOUR } from '#domain/text/units.ts'
import { folderStore } from '#platform/storage/folder-store.ts'
import { purgeIdle } from '#server/chores/housekeeping.ts'
import { sweepPictures } from '#server/chores/sweep.ts'
import { limits } from '#server/http/limits/limits.ts'
import { imageRoutes } from '#server/images/routes.ts'
import { spaceOf } from '#server/images/space.ts'
import { trySweepLock } from '#server/images/stored-pictures.ts'
import { newAccount, type TestAccount } from '#testing/accounts.ts'
import { newFolder } from '#testing/folders.ts'
import { heldTransaction } from '#testing/locks.ts'
import { convertsNothing } from '#testing/picture-store.ts'
import { newProduct, type TestProduct } from '#testing/products.ts'
import { proofForm } from '#testing/proofs.ts'
import { sendReviewPhoto, uploadedReviewPhoto } from '#testing/review-photos.ts'
import { anonymous, newGuest, openTestShop, type Visitor } from '#testing/shop.ts'

// A child process decodes each picture, one at a time, so tests take longer.
vi.setConfig({ testTimeout: 60_000 })

const imageQuotaBytes = 1024 ** 3

let product: TestProduct
const folder = await newFolder()
const images = await folderStore(folder)
const shop = await openTestShop({
  imageStore: images,
  storefront: (app) => imageRoutes(app, { store: images, convert: convertsNothing }),
})
const admin = await newAccount(shop, { isAdmin: true })
const create = { width: 60, height: 80, channels: 3, background: '#c05a2b' } as const
const picture = await sharp({ create }).png().toBuffer()
beforeEach(async () => {
  product = await newProduct(shop)
})

const upload = (as: Visitor, bytes: Uint8Array = picture) =>
  uploadedReviewPhoto(shop, product.id, as, bytes)
const write = (as: Visitor, photos?: readonly string[]) =>
  shop.send(
    'writeReview',
    {
      params: { id: product.id },
      body: { rating: 5, comment: 'Fits', ...(photos && { photos: [...photos] }) },
    },
    as,
  )
const listed = async () =>
  (await shop.send('listReviews', { params: { id: product.id }, query: {} })).body.map(
    ({ photos }) => photos,
  )
const fetched = (path: string) => shop.sendRaw(path)
const filesOf = (path: string) =>
  reviewPhotoFiles(path.slice('/uploads/'.length, -'.webp'.length)).toSorted()
const filesLeft = async (...paths: string[]) => {
  const wanted = new Set(paths.flatMap(filesOf))
  return (await readdir(folder)).filter((name) => wanted.has(name)).toSorted()
}
const sweep = (at: Date) => sweepPictures({ db: shop.database.db, images, imageQuotaBytes }, at)

describe('photos of a review (rule: review-photos)', () => {
  test('are answered and listed in the order of the request, with square thumbnails', async () => {
    const author = await newAccount(shop)
    const photos = [await upload(author), await upload(author), await upload(author)]
    const { status, body } = await write(author, photos.toReversed())
    expect([status, body.photos]).toEqual([201, photos.toReversed()])
    expect(await listed()).toEqual([photos.toReversed()])
    const [path = ''] = photos
    const answer = await fetched(path)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('cache-control')).toBe('private, max-age=3600')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    const thumbnail = await (await fetched(reviewThumbnail(path))).arrayBuffer()
    const { width, height } = await sharp(Buffer.from(thumbnail)).metadata()
    expect([width, height]).toEqual([reviewPhotoPixels.thumbnail, reviewPhotoPixels.thumbnail])
  })

  test('have unguessable names, even if the same photo is uploaded twice', async () => {
    const author = await newAccount(shop)
    const [one, two] = [await upload(author), await upload(author)]
    expect(one).toMatch(/^\/uploads\/review-[0-9a-f]{32}\.webp$/)
    expect(two).not.toBe(one)
  })

  test.each([
    ['of a camera', { width: 4000, height: 3000 }, [1600, 1200]],
    ['that is a long screenshot', { width: 1080, height: 8000 }, [509, 3771]],
  ])('keep their aspect ratio and lose their metadata: one %s', async (_name, size, stored) => {
    const bytes = await sharp({ create: { ...size, channels: 3, background: '#fff' } })
      .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '31/1' } })
      .jpeg()
      .toBuffer()
    const script = Buffer.from('<script>alert(1)</script>')
    const path = await upload(await newAccount(shop), Buffer.concat([bytes, script]))
    for (const each of [path, reviewThumbnail(path)]) {
      const photo = Buffer.from(await (await fetched(each)).arrayBuffer())
      const { exif, xmp, icc } = await sharp(photo).metadata()
      expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined])
      expect([photo.includes('Somebody'), photo.includes('<script')]).toEqual([false, false])
    }
    const full = Buffer.from(await (await fetched(path)).arrayBuffer())
    const { width, height } = await sharp(full).metadata()
    expect([width, height]).toEqual(stored)
  })

  test('are removed when the review is replaced, unless the new one has them too', async () => {
    const author = await newAccount(shop)
    const [first, second] = [await upload(author), await upload(author)]
    await write(author, [first, second])
    expect((await write(author, [second])).body.photos).toEqual([second])
    expect([await filesLeft(first), await filesLeft(second)]).toEqual([[], filesOf(second)])
    expect((await fetched(first)).status).toBe(404)
    // A client of an earlier version sends no photos.
    expect((await write(author)).body.photos).toEqual([])
    expect(await filesLeft(second)).toEqual([])
  })

  test('are removed with the review', async () => {
    const author = await newAccount(shop)
    const photo = await upload(author)
    const { body } = await write(author, [photo])
    const params = { id: product.id, reviewId: body._id }
    expect((await shop.send('removeReview', { params }, admin)).status).toBe(200)
    expect([await listed(), await filesLeft(photo)]).toEqual([[], []])
    expect((await fetched(photo)).status).toBe(404)
  })

  test('are removed with the account, which leaves the text of its review', async () => {
    const author = await newAccount(shop)
    const [photo, unused] = [await upload(author), await upload(author)]
    await write(author, [photo])
    await shop.send('deleteUser', { params: { id: author.id } }, admin)
    expect([await listed(), await filesLeft(photo, unused)]).toEqual([[[]], []])
  })

  test('are kept during a backup and removed by the next sweep', async () => {
    const author = await newAccount(shop)
    const photo = await upload(author)
    await write(author, [photo])
    const backup = await heldTransaction(shop, trySweepLock)
    await write(author, [])
    expect(await filesLeft(photo)).toEqual(filesOf(photo))
    await backup.commit()
    await sweep(new Date(Date.now() + DAY + HOUR))
    expect(await filesLeft(photo)).toEqual([])
  })
})

describe('photos without a review', () => {
  test('are removed after a day, while those of a review are kept', async () => {
    const author = await newAccount(shop)
    const [used, unused] = [await upload(author), await upload(author)]
    await write(author, [used])
    const { db } = shop.database
    await purgeIdle(db, new Date(Date.now() + DAY - HOUR))
    await sweep(new Date(Date.now() + DAY - HOUR))
    expect(await filesLeft(unused)).toEqual(filesOf(unused))
    const later = new Date(Date.now() + DAY + HOUR)
    expect((await purgeIdle(db, later)).unusedReviewPhotos).toBeGreaterThan(0)
    await sweep(later)
    expect([await filesLeft(unused), await filesLeft(used)]).toEqual([[], filesOf(used)])
    const { status, body } = await write(author, [used, unused])
    expect([status, body.fields]).toEqual([
      400,
      [{ field: 'photos', message: photoSentences().lost }],
    ])
    expect(await listed()).toEqual([[used]])
  })

  test.each<[string, (author: TestAccount) => Promise<string>]>([
    ['somebody else’s upload', async () => upload(await newAccount(shop))],
    [
      'the photo of somebody else’s review',
      async () => {
        const other = await newAccount(shop)
        const photo = await upload(other)
        await write(other, [photo])
        return photo
      },
    ],
    ['no photo at all', async () => '/uploads/picture-1.webp'],
    ['what climbs', async () => '/uploads/../review-0.webp'],
  ])('are never %s', async (_name, photo) => {
    const author = await newAccount(shop)
    const { status, body } = await write(author, [await photo(author)])
    expect([status, body.message]).toEqual([400, photoSentences().lost])
  })

  test('are at most three', async () => {
    const author = await newAccount(shop)
    const { status, body } = await write(author, Array(4).fill(await upload(author)))
    expect([status, body.fields]).toEqual([
      400,
      [{ field: 'photos', message: photoSentences().tooMany }],
    ])
  })
})

describe('an upload', () => {
  test('needs an account, and a product on sale', async () => {
    for (const visitor of [anonymous, newGuest()]) {
      const { status } = await sendReviewPhoto(shop, product.id, proofForm(picture), visitor)
      expect(status).toBe(401)
    }
    const author = await newAccount(shop)
    expect((await sendReviewPhoto(shop, 'nothing', proofForm(picture), author)).status).toBe(404)
  })

  test.each<[string, () => BodyInit, number, string]>([
    ['an SVG that is called a PNG', () => proofForm(Buffer.from('<svg/>')), 415, 'wrongType'],
    [
      'five megabytes',
      () => proofForm(Buffer.concat([picture, Buffer.alloc(PICTURE_BYTES_LIMIT)])),
      413,
      'tooLarge',
    ],
    ['no picture', () => new FormData(), 400, 'missing'],
  ])('of %s is refused', async (_name, body, expected, sentence) => {
    const before = await readdir(folder)
    const answer = await sendReviewPhoto(shop, product.id, body(), await newAccount(shop))
    expect([answer.status, answer.body.message]).toEqual([
      expected,
      photoSentences()[sentence as keyof ReturnType<typeof photoSentences>],
    ])
    expect(await readdir(folder)).toEqual(before)
  })

  test('is rate-limited per account and hour', async () => {
    const author = await newAccount(shop)
    for (let count = 0; count < limits.photosOfUser.max; count += 1) {
      await sendReviewPhoto(shop, product.id, new FormData(), author)
    }
    const { status, body } = await sendReviewPhoto(shop, product.id, proofForm(picture), author)
    expect([status, body.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  })

  test('never takes more than its share of the storage quota', async () => {
    const [thumbnail, full] = reviewPhotoFiles(`review-${'0'.repeat(32)}`)
    const at = new Date()
    const files = [
      { name: thumbnail, bytes: 10, at },
      { name: full, bytes: 200, at },
    ]
    const store = {
      list: async () => files,
      remove: async () => [],
    }
    const space = spaceOf(store, 1_000, async () => new Set())
    await space.takeForReview(40)
    files.push({ name: full.replace('0', '1'), bytes: 40, at })
    await expect(space.takeForReview(1)).rejects.toThrow(photoSentences().full)
    await space.take(700)
  })
})
