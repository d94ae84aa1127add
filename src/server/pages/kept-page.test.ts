import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { KeptPage } from './kept-page.ts'

/** As varied as a page of products. */
const html = Array.from(
  { length: 300 },
  (_, index) => `<li id="p${index * 7919}">Case ${(index * 31) % 97} for model ${index % 13}</li>`,
).join('')

test('an encoding is made once and then at hand', async () => {
  const page = new KeptPage(html)
  const first = page.in('br')
  expect(first).toBeInstanceOf(Promise)
  expect(page.in('br')).toBe(first)
  const bytes = await first
  expect(page.in('br')).toBe(bytes)
  expect(brotliDecompressSync(bytes).toString()).toBe(html)
})

test('a page that many ask for is compressed again, better, under the same validator', async () => {
  const page = new KeptPage(html)
  const quick = await page.in('br')
  const { etag } = page
  let best = quick
  await expect
    .poll(async () => {
      best = await page.in('br')
      return best === quick
    })
    .toBe(false)
  expect(best.length).toBeLessThan(quick.length)
  expect(brotliDecompressSync(best).toString()).toBe(html)
  expect(page.etag).toBe(etag)
})

test('the validator is weak, follows the content, and is found in any list', () => {
  const page = new KeptPage(html)
  expect(page.etag).toMatch(/^W\/"[\w-]{22}"$/)
  expect(new KeptPage(html).etag).toBe(page.etag)
  expect(new KeptPage(`${html} `).etag).not.toBe(page.etag)
  const strong = page.etag.slice(2)
  for (const held of [page.etag, strong, `"other", ${page.etag}`, '*']) {
    expect(page.isHeldBy(held)).toBe(true)
  }
  for (const other of [undefined, '', '"other"', strong.slice(1)]) {
    expect(page.isHeldBy(other)).toBe(false)
  }
})
