import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '#testing/folders.ts'
import { readBuild } from './build-folder.ts'
import { loadingNoticeStyle } from './loading-notice.ts'
import { oldBrowserScript, oldBrowserStyle } from './old-browser.ts'

const css = 'p{color:#5b2a86}'
const preHydration = '(()=>{document.title})()'
const manifest = {
  'src/web/boot/pre-hydration/pre-hydration.ts': { file: 'assets/early.js' },
  'src/web/boot/entry-client.tsx': {
    file: 'assets/entry.js',
    css: ['assets/shop.css'],
    imports: ['_libraries.js'],
  },
  '_libraries.js': { file: 'assets/libraries.js' },
  '_card.js': { file: 'assets/card.js', imports: ['_libraries.js'] },
  // The screen imports the entry, as it shares code that the bundler put into it.
  'src/web/shop/listing/BrandPage.tsx': {
    file: 'assets/BrandPage.js',
    imports: ['_card.js', 'src/web/boot/entry-client.tsx'],
  },
  'src/web/shop/product/ProductPage.tsx': { file: 'assets/ProductPage.js' },
  'build/messages/en/common.ts': { file: 'assets/common-en.js' },
  'build/messages/ur/common.ts': { file: 'assets/common-ur.js', imports: ['_libraries.js'] },
  'build/messages/ur/listing.ts': { file: 'assets/listing-ur.js' },
}

const folder = await newFolder()
await mkdir(join(folder, 'web', 'assets'), { recursive: true })
await mkdir(join(folder, 'pages'))
const write = (path: string, text: string) => writeFile(join(folder, path), text)
await write('web/manifest.json', JSON.stringify(manifest))
await write('web/assets/shop.css', css)
await write('web/assets/entry.js', 'let a')
await write('web/assets/early.js', 'document.title')
await write('web/assets/entry.js.br', 'compressed')
await write('web/icon.svg', '<svg/>')
await write('pages/package.json', '{"type":"module"}')
await write('pages/entry-server.js', 'export const findPage = () => null; export const render = 1')
const build = await readBuild(folder)

test('styles and first scripts are inline, and the policy allows exactly these', () => {
  expect(build.styles).toBe(
    `<link rel="stylesheet" href="/assets/shop.css" media="not all" disabled><style>${css}</style>`,
  )
  expect(build.preHydration).toBe(`<script>${preHydration}</script>`)

  const hashes = (...texts: readonly string[]) =>
    texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ')
  expect(build.policy).toContain(
    `style-src 'self' ${hashes(loadingNoticeStyle, oldBrowserStyle, css)};`,
  )
  expect(build.policy).toContain(`script-src 'self' ${hashes(oldBrowserScript, preHydration)};`)
  expect(build.policy).not.toMatch(/unsafe|\*/)
})

test('a page has one script tag per module, each after its imports, and its sentences', () => {
  const tags = build.scripts('brand', 'ur')
  expect(tags.match(/src="[^"]+"/g)).toEqual([
    'src="/assets/libraries.js"',
    'src="/assets/card.js"',
    'src="/assets/common-ur.js"',
    'src="/assets/listing-ur.js"',
    'src="/assets/entry.js"',
    'src="/assets/BrandPage.js"',
  ])
  // Module scripts are deferred, so that the page's data precedes them.
  expect(
    tags.match(/<script type="module" fetchpriority="low" src="[^"]+"><\/script>/g)?.join(''),
  ).toBe(tags)
  expect(tags).not.toContain('ProductPage')
  expect(build.scripts('brand', 'en')).not.toContain('ur.js')
})

test('files have their compressed copies; the manifest is not served', () => {
  expect([...build.files.keys()].sort()).toEqual([
    '/assets/early.js',
    '/assets/entry.js',
    '/assets/shop.css',
    '/icon.svg',
  ])
  expect(build.files.get('/assets/entry.js')).toMatchObject({
    type: 'text/javascript; charset=utf-8',
    br: Buffer.from('compressed'),
    isImmutable: true,
  })
  expect(build.files.get('/icon.svg')?.isImmutable).toBe(false)
})

test('a folder without a build is refused', async () => {
  await expect(readBuild(join(folder, 'nowhere'))).rejects.toThrow('ENOENT')
})
