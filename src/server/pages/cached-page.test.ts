import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { CachedPage } from './cached-page.ts'

/** As varied as a page of products. */
const html = Array.from(
  { length: 300 },
  (_, index) => `<li id="p${index * 7919}">Case ${(index * 31) % 97} for model ${index % 13}</li>`,
).join('')

test('an encoding is compressed once and then served from memory', async () => {
  const page = new CachedPage(html)
  const first = page.in('br')
  expect(first).toBeInstanceOf(Promise)
  expect(page.in('br')).toBe(first)
  const bytes = await first
  expect(page.in('br')).toBe(bytes)
  expect(brotliDecompressSync(bytes).toString()).toBe(html)
})

test('the weight is that of the text until the first compression, then of the compressed forms', async () => {
  const page = new CachedPage(html)
  const told = vi.fn()
  page.onWeight = told
  expect(page.weight).toBe(Buffer.byteLength(html))
  const br = await page.in('br')
  expect(page.weight).toBe(br.length)
  expect(told).toHaveBeenCalledTimes(1)
  const gzip = await page.in('gzip')
  expect(page.weight).toBe(br.length + gzip.length)
  expect(told).toHaveBeenCalledTimes(2)
  expect((await page.in('identity')).toString()).toBe(html)
  expect(await page.text()).toBe(html)
  expect(page.weight).toBe(br.length + gzip.length)
})

test.each(['br', 'gzip'] as const)(
  'a page stored as %s alone is available in every encoding',
  async (form) => {
    const page = new CachedPage(html)
    await page.in(form)
    expect((await page.in('identity')).toString()).toBe(html)
    expect(gunzipSync(await page.in('gzip')).toString()).toBe(html)
    expect(brotliDecompressSync(await page.in('br')).toString()).toBe(html)
  },
)

test('a page requested only as plain text is stored compressed', async () => {
  const page = new CachedPage(html)
  expect((await page.in('identity')).toString()).toBe(html)
  expect(page.weight).toBeLessThan(Buffer.byteLength(html) / 2)
  expect((await page.in('identity')).toString()).toBe(html)
})

test('concurrent requests compress each encoding once', async () => {
  const page = new CachedPage(html)
  const forms = (['br', 'gzip', 'identity', 'br', 'gzip'] as const).map((form) => page.in(form))
  expect(forms[3]).toBe(forms[0])
  expect(forms[4]).toBe(forms[1])
  const [br, gzip, plain] = await Promise.all(forms)
  expect(brotliDecompressSync(br ?? '').toString()).toBe(html)
  expect(gunzipSync(gzip ?? '').toString()).toBe(html)
  expect(plain?.toString()).toBe(html)
})

test('a frequently requested page is compressed again at high effort, under the same validator', async () => {
  const page = new CachedPage(html)
  page.onWeight = () => {}
  const quick = await page.in('br')
  const { etag } = page
  let best = quick
  await expect
    .poll(
      async () => {
        best = await page.in('br')
        return best === quick
      },
      { timeout: 9_000 },
    )
    .toBe(false)
  expect(best.length).toBeLessThan(quick.length)
  expect(brotliDecompressSync(best).toString()).toBe(html)
  expect(page.etag).toBe(etag)
})

test('the validator is weak, depends on the content, and is found in any list', () => {
  const page = new CachedPage(html)
  expect(page.etag).toMatch(/^W\/"[\w-]{22}"$/)
  expect(new CachedPage(html).etag).toBe(page.etag)
  expect(new CachedPage(`${html} `).etag).not.toBe(page.etag)
  const strong = page.etag.slice(2)
  for (const held of [page.etag, strong, `"other", ${page.etag}`, '*']) {
    expect(page.matches(held)).toBe(true)
  }
  for (const other of [undefined, '', '"other"', strong.slice(1)]) {
    expect(page.matches(other)).toBe(false)
  }
})
