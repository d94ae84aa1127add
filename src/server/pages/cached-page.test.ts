import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { CachedPage, packHtml } from './cached-page.ts'

/** As varied as a page of products. */
const html = Array.from(
  { length: 300 },
  (_, index) => `<li id="p${index * 7919}">Case ${(index * 31) % 97} for model ${index % 13}</li>`,
).join('')

const packed = async (text = html) => new CachedPage(await packHtml(text))

test('a page is held compressed, and available in every encoding', async () => {
  const page = await packed()
  expect(page.br.length).toBeLessThan(Buffer.byteLength(html) / 2)
  expect(page.in('br')).toBe(page.br)
  expect(brotliDecompressSync(page.br).toString()).toBe(html)
  expect(gunzipSync(await page.in('gzip')).toString()).toBe(html)
  expect((await page.in('identity')).toString()).toBe(html)
  expect(await page.text()).toBe(html)
})

test('the validator is weak, depends on the content, and is found in any list', async () => {
  const page = await packed()
  expect(page.etag).toMatch(/^W\/"[\w-]{22}"$/)
  expect((await packed()).etag).toBe(page.etag)
  expect((await packed(`${html} `)).etag).not.toBe(page.etag)
  const strong = page.etag.slice(2)
  for (const held of [page.etag, strong, `"other", ${page.etag}`, '*']) {
    expect(page.matches(held)).toBe(true)
  }
  for (const other of [undefined, '', '"other"', strong.slice(1)]) {
    expect(page.matches(other)).toBe(false)
  }
})
