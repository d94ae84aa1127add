import { existsSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import { type PageName, pages } from '#domain/pages.ts'

const src = resolve(import.meta.dirname, '../src')

/** Imports of a module at run time, and the areas whose sentences it reads. */
interface ReadModule {
  readonly imports: readonly string[]
  /** Dynamic imports with the areas that are loaded with them. */
  readonly later: readonly { readonly file: string; readonly sentences: readonly string[] }[]
  readonly areas: ReadonlySet<string>
}

interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

const known = new Map<string, ReadModule>()

function moduleOf(file: string): ReadModule {
  const before = known.get(file)
  if (before) return before
  const made = readModule(file)
  known.set(file, made)
  return made
}

function readModule(file: string): ReadModule {
  const text = readFileSync(file, 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  const imports = [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest && !isType ? moduleRequest.value : [],
      ),
    ),
  ]
  const statements = parseSync(file, text).program.body as unknown as SyntaxNode[]
  const later = dynamicImports.map(({ start, moduleRequest }) => ({
    name: text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    statement: statements.find((each) => each.start <= start && start < each.end),
  }))
  return {
    imports: imports.flatMap((name) => fileOf(file, name) ?? []),
    later: later.flatMap(({ name, statement }) => {
      const found = fileOf(file, name)
      const within = statement ? text.slice(statement.start, statement.end) : ''
      const lists = within.matchAll(/(?:sentences: |loadSentences\()\[([^\]]*)\](?!, ')/g)
      const sentences = [...lists].flatMap(([, list = '']) => list.match(/\w+/g) ?? [])
      return found ? [{ file: found, sentences }] : []
    }),
    areas: new Set([...text.matchAll(/\bt\.(\w+)\b/g)].map(([, area = '']) => area)),
  }
}

/** File of an import within the sources; undefined for a package, a style or a picture. */
function fileOf(from: string, name: string): string | undefined {
  const path = /^#(?:domain|web)\//.test(name)
    ? resolve(src, name.slice(1))
    : name.startsWith('.')
      ? resolve(dirname(from), name)
      : undefined
  return path && /\.tsx?$/.test(path) && existsSync(path) ? path : undefined
}

/** Reads of areas that are not loaded, of a module and all that it imports. */
function unloaded(entry: string, sentences: readonly string[]): string[] {
  const found = new Set<string>()
  const seen = new Set<string>()
  const follow = (file: string, areas: readonly string[]) => {
    const key = `${file} ${areas.toSorted().join()}`
    if (seen.has(key)) return
    seen.add(key)
    const { imports, later, areas: read } = moduleOf(file)
    for (const area of read) {
      if (!areas.includes(area)) found.add(`${relative(src, file)} reads ${area}`)
    }
    for (const imported of imports) follow(imported, areas)
    for (const { file: chunk, sentences: more } of later) {
      follow(chunk, [...new Set([...areas, ...more])])
    }
  }
  follow(entry, sentences)
  return [...found]
}

const screens = new Map(
  (Object.keys(pages) as PageName[]).map((name) => {
    const { screen, sentences } = pages[name]
    return [screen, sentences as readonly string[]]
  }),
)

describe('the sentences of a page are loaded (rule: languages)', () => {
  test.each([...screens])('with the screen %s', (screen, sentences) => {
    expect(unloaded(resolve(src, 'web', screen), ['common', ...sentences])).toEqual([])
  })

  test('with the frame of every page, without the screens', () => {
    const frame = moduleOf(resolve(src, 'web/boot/entry-client.tsx'))
    const shell = resolve(src, 'web/shop/frame/Shell.tsx')
    expect(unloaded(shell, ['common'])).toEqual([])
    expect([...frame.areas].filter((area) => area !== 'common')).toEqual([])
  })

  test('or the read is found', () => {
    expect(unloaded(resolve(src, 'web/shop/cart/CartPage.tsx'), ['common'])).toContainEqual(
      expect.stringMatching(/reads cart$/),
    )
  })
})
