import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawnAddress, isDrawnFile } from '#domain/catalogue/designs/drawn-picture.ts'
import type { ProductPage } from '#domain/contract/products.ts'
import {
  descendantsOf,
  eventually,
  processesWith,
  type RunningProcess,
} from '#testing/processes.ts'
import { databaseEnds, killQuietly } from '#testing/shop-processes.ts'
import { shopsOfATest } from '#testing/shops-of-a-test.ts'

const { folder, startShop } = shopsOfATest()
const startFilledShop = () => startShop({ DEMO_CATALOGUE: 'on' })

/** Time limit in ms of a drawing on a machine shared with other tests. */
const SOON = 40_000

const kept = async () => {
  const names = await readdir(join(folder.path, 'images')).catch(() => [])
  return names.filter(isDrawnFile)
}

/** Drawing process of a shop; undefined while there is none. */
const drawingPid = async ({ pid }: RunningProcess) => {
  const drawing = await processesWith('drawing-process.ts')
  return (await descendantsOf(pid)).find((child) => drawing.includes(child))
}

/** Address of a card's largest picture, which is never drawn in advance. */
const someAddress = async (url: string) => {
  const answer = await fetch(`${url}/api/products`)
  const { products } = (await answer.json()) as ProductPage
  return url + drawnAddress(products[0]?.image[0] ?? '', 1600, 'webp')
}

const isWhole = async (bytes: Buffer) => {
  const { width, height } = await sharp(bytes).metadata()
  await sharp(bytes).stats()
  return height === ((width ?? 0) * 5) / 4
}

it('a first start opens before it draws, and its drawing process ends with it', async () => {
  const { running } = await startFilledShop()
  expect((await kept()).length).toBeLessThan(20)
  await eventually(async () => (await kept()).length > 0, SOON, 'a picture was drawn ahead')
  const drawing = await drawingPid(running)
  expect(drawing).toBeDefined()
  running.kill('SIGINT')
  expect(await running.ended).toBe(0)
  expect(await processesWith('drawing-process.ts')).not.toContain(drawing)
  await databaseEnds(folder.path)
})

it('a shop killed while drawing leaves no partial picture, and draws on after its restart', async () => {
  const { running, url } = await startFilledShop()
  const address = await someAddress(url)
  await eventually(async () => (await kept()).length > 2, SOON, 'some pictures were drawn')
  // The drawing is probably in progress by then.
  const asking = fetch(address).catch(() => null)
  for (const pid of [running.pid, ...(await descendantsOf(running.pid))]) killQuietly(pid)
  await Promise.all([running.ended, asking])
  await databaseEnds(folder.path, SOON)
  const before = await kept()
  for (const name of before) {
    expect(await isWhole(await readFile(join(folder.path, 'images', name)))).toBe(true)
  }
  const again = await startFilledShop()
  const answer = await fetch(address.replace(url, again.url))
  expect(answer.status).toBe(200)
  expect(await isWhole(Buffer.from(await answer.arrayBuffer()))).toBe(true)
  await eventually(async () => (await kept()).length > before.length + 1, SOON, 'it draws on')
})

it('a killed drawing process does not affect other processes', async () => {
  const { running, url } = await startFilledShop()
  const address = await someAddress(url)
  await eventually(async () => (await drawingPid(running)) !== undefined, SOON, 'somebody draws')
  const drawing = (await drawingPid(running)) ?? 0
  killQuietly(drawing)
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  // The killed process may have been drawing this picture; a new process draws it on retry.
  const isThere = async () => (await fetch(address)).status === 200
  await eventually(isThere, SOON, 'it is drawn')
  expect(await drawingPid(running)).not.toBe(drawing)
})
