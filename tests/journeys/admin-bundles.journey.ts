import { readFileSync } from 'node:fs'
import { expect, paths, test } from './support/journey.ts'

/** Chunk of the browser's build with its imports, as Vite lists them. */
interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

const built = new URL('../../build/web/', import.meta.url)
const chunks = JSON.parse(readFileSync(new URL('manifest.json', built), 'utf8')) as Readonly<
  Record<string, Chunk>
>

const SHOP = 'src/web/boot/entry-client.tsx'
const ADMIN = 'src/web/admin/screens.ts'

/** Files reachable from a chunk, its own first, without passing through the excluded ones. */
function filesFrom(start: string, without: readonly string[] = []): ReadonlySet<string> {
  const seen = new Set(without)
  const files = new Set<string>()
  const follow = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    const chunk = chunks[name]
    if (!chunk) throw new Error(`the build has no ${name}`)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const next of chunk.imports ?? []) follow(next)
    for (const next of chunk.dynamicImports ?? []) follow(next)
  }
  follow(start)
  return files
}

const shoppers = filesFrom(SHOP, [ADMIN])
const admins = [...filesFrom(ADMIN, [SHOP])].filter((file) => !shoppers.has(file))

/** Strings that occur only in code for the owner. */
const marks = [
  'Failed to load dashboard data',
  'Failed to load users',
  'promoted to admin',
  'Top selling models',
  'admin-table',
  'This style has colours of its own',
  'Another arrangement',
]

const textOf = (file: string) => readFileSync(new URL(file, built), 'utf8')

test('no file that a shopper can download holds code for the owner', () => {
  const own = textOf(chunks[ADMIN]?.file ?? '')
  for (const mark of marks) expect(own).toContain(mark)
  const found = [...shoppers]
    .filter((file) => /\.(?:js|css)$/.test(file))
    .flatMap((file) => {
      const text = textOf(file)
      return marks.filter((mark) => text.includes(mark)).map((mark) => `${file}: ${mark}`)
    })
  expect(found).toEqual([])
})

test('shoppers’ pages load none of the owner’s files', async ({ shopper, page }) => {
  const loaded = new Set<string>()
  page.context().on('request', (request) => loaded.add(new URL(request.url()).pathname.slice(1)))
  for (const path of [paths.home(), paths.brand('iphone'), paths.login(), paths.checkout()]) {
    await shopper.visit(path)
  }
  expect([...loaded].filter((file) => shoppers.has(file)).length).toBeGreaterThan(5)
  expect([...loaded].filter((file) => admins.includes(file))).toEqual([])
})
