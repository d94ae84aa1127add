import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { shortOrderId } from '#domain/orders/status.ts'
import { newAccount } from '#testing/accounts.ts'
import { drawnOrder } from '#testing/drawn-orders.ts'
import { peacock } from '#testing/products.ts'
import { changeRow, storedRow } from '#testing/rows.ts'
import { openTestShop } from '#testing/shop.ts'

const shop = await openTestShop()
const admin = await newAccount(shop, { isAdmin: true })

async function printed(body: object) {
  const response = await shop.sendRaw('/api/admin/orders/print', {
    method: 'POST',
    headers: { ...admin.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  const { status, headers } = response
  return {
    status,
    bytes,
    type: headers.get('content-type'),
    name: /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1],
    refusal: status === 200 ? undefined : (JSON.parse(bytes.toString()).message as string),
  }
}

const pagesIn = (pdf: Uint8Array) => strFromU8(pdf, true).match(/\/Type \/Page\b/g)?.length

describe('print files (rule: print-files)', () => {
  test('of one line are a PDF with a page for each piece, or an SVG', async () => {
    const { id } = await drawnOrder(shop, { quantity: 3 })
    const pdf = await printed({ ids: [id], line: 1 })
    expect(pdf).toMatchObject({ status: 200, type: 'application/pdf' })
    expect(pdf.name).toBe(`${shortOrderId(id)}-1-iphone-15.pdf`)
    expect(pagesIn(pdf.bytes)).toBe(3)
    const svg = await printed({ ids: [id], line: 1, format: 'svg' })
    expect(svg).toMatchObject({ status: 200, type: 'image/svg+xml' })
    expect(svg.bytes.toString()).toContain('cut-camera')
  })

  test('of many orders are an archive, named by order and line; photos are left out', async () => {
    const [named, drawn, photo] = await Promise.all([
      drawnOrder(shop),
      drawnOrder(shop, { caseType: 'Graphical', design: { ...peacock, look: 'ajrak' } }),
      drawnOrder(shop, { photos: { '/images/case.webp': [] }, caseType: 'Silicon' }),
    ])
    const zip = await printed({ ids: [named.id, drawn.id, photo.id] })
    expect(zip).toMatchObject({ status: 200, type: 'application/zip' })
    const files = unzipSync(zip.bytes)
    const expected = [named, drawn].map(({ id }) => `${shortOrderId(id)}-1-iphone-15.pdf`)
    expect(Object.keys(files).toSorted()).toEqual(expected.toSorted())
    for (const file of Object.values(files)) expect(pagesIn(file)).toBe(1)
  })

  test('on plates are one PDF, and a plate that is too small is refused', async () => {
    const { id } = await drawnOrder(shop, { quantity: 7 })
    const plate = { width: 297, height: 420, gap: 8 }
    const plates = await printed({ ids: [id], plate })
    expect(plates).toMatchObject({ status: 200, type: 'application/pdf' })
    expect(pagesIn(plates.bytes)).toBe(2)
    const small = await printed({ ids: [id], plate: { ...plate, width: 60 } })
    expect(small.status).toBe(400)
    expect(small.refusal).toBe('The plate is smaller than one of the cases')
  })

  test('are refused where nothing is drawn', async () => {
    const { id } = await drawnOrder(shop, {
      caseType: 'Transparent',
      design: { ...peacock, look: 'crystal-shield' },
    })
    expect((await printed({ ids: [id], line: 1 })).status).toBe(404)
    expect((await printed({ ids: [id], line: 2 })).status).toBe(404)
  })

  test('are refused after a change of the design, and written again once it is back', async () => {
    const { id, product } = await drawnOrder(shop)
    const { design } = await storedRow(shop, 'products', product.id)
    const put = (changed: object) =>
      changeRow(shop, 'products', product.id, { design: JSON.stringify(changed) })
    await put({ ...(design as object), look: 'kufi' })
    const refused = await printed({ ids: [id], line: 1 })
    expect(refused.status).toBe(409)
    expect(refused.refusal).toMatch(`order #${shortOrderId(id)}, line 1, was changed after`)
    await put(design as object)
    expect((await printed({ ids: [id], line: 1 })).status).toBe(200)
  })

  test('of more pieces than are written at once are refused', async () => {
    const orders = await Promise.all(
      Array.from({ length: 16 }, () => drawnOrder(shop, { quantity: 10 })),
    )
    const plain = await drawnOrder(shop, {
      ...{ quantity: 10, caseType: 'Transparent' },
      design: { ...peacock, look: 'crystal-shield' },
    })
    const { status, refusal } = await printed({ ids: [plain, ...orders].map(({ id }) => id) })
    expect(status).toBe(400)
    expect(refusal).toBe('Please choose fewer orders: 160 pieces, at most 150 at once')
  })
})
