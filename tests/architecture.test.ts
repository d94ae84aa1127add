import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const src = join(root, 'src')

interface Import {
  readonly specifier: string
  readonly isTypeOnly: boolean
}

interface Module {
  /** Path below the root: 'src/server/cart/add.ts'. */
  readonly path: string
  readonly text: string
  readonly imports: readonly Import[]
}

const modules: readonly Module[] = readdirSync(src, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => {
    const file = join(entry.parentPath, entry.name)
    const text = readFileSync(file, 'utf8')
    return { path: relative(root, file), text, imports: importsOf(text) }
  })

function importsOf(text: string): Import[] {
  const found: Import[] = []
  for (const match of text.matchAll(
    /^(?:import|export)\s+(type\s)?([^'";]*?\sfrom\s+)?'([^']+)'/gm,
  )) {
    const names = match[2] ?? ''
    const braces = /\{([^}]*)\}/.exec(names)?.[1]
    const isTypeOnly =
      match[1] !== undefined ||
      (braces !== undefined &&
        !/^\w/.test(names) &&
        braces.split(',').every((name) => name.trim() === '' || name.trim().startsWith('type ')))
    found.push({ specifier: match[3] ?? '', isTypeOnly })
  }
  for (const match of text.matchAll(/\bimport\(\s*'([^']+)'\s*\)/g)) {
    found.push({ specifier: match[1] ?? '', isTypeOnly: false })
  }
  return found
}

/** Where an import of a module leads: 'src/domain/money.ts', or the package's name. */
function target(module: Module, specifier: string): string {
  if (specifier === '#config') return 'src/shop.config.ts'
  if (specifier.startsWith('#testing/')) return specifier.replace('#testing/', 'tests/support/')
  if (specifier.startsWith('#')) return specifier.replace('#', 'src/')
  if (specifier.startsWith('.')) {
    return relative(root, resolve(root, dirname(module.path), specifier))
  }
  return specifier
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path)
const below = (folder: string) => (path: string) => path.startsWith(`${folder}/`)

/** Every import of modules in `from` that leads to something `allowed` says no to. */
function trespasses(
  from: (path: string) => boolean,
  allowed: (to: string, imported: Import) => boolean,
): string[] {
  return modules
    .filter(({ path }) => from(path) && !isTest(path))
    .flatMap((module) =>
      module.imports
        .filter((imported) => !allowed(target(module, imported.specifier), imported))
        .map(({ specifier }) => `${module.path} imports ${specifier}`),
    )
}

describe('imports go one way: web → domain ← server', () => {
  test('the domain knows only itself, and zod in the contract', () => {
    const found = trespasses(below('src/domain'), (to) => below('src/domain')(to) || to === 'zod')
    expect(found).toEqual([])
    const zodOutside = modules.filter(
      ({ path, imports }) =>
        below('src/domain')(path) &&
        !below('src/domain/contract')(path) &&
        !isTest(path) &&
        imports.some(({ specifier }) => specifier === 'zod'),
    )
    expect(zodOutside.map(({ path }) => path)).toEqual([])
  })

  test('the browser never imports the server', () => {
    expect(trespasses(below('src/web'), (to) => !below('src/server')(to))).toEqual([])
  })

  test('the browser takes the contract as types, and as data only the addresses', () => {
    const found = trespasses(
      below('src/web'),
      (to, { isTypeOnly }) =>
        isTypeOnly ||
        !(to === 'zod' || to === 'src/shop.config.ts' || below('src/domain/contract')(to)) ||
        to === 'src/domain/contract/addresses.ts',
    )
    expect(found).toEqual([])
  })

  test('only the page renderer of the server imports the browser’s code', () => {
    const found = trespasses(
      (path) => below('src/server')(path) && !below('src/server/pages')(path),
      (to) => !below('src/web')(to),
    )
    expect(found).toEqual([])
  })
})

describe('each thing has one place', () => {
  /** 'src/server/cart' of everything below it. */
  const areaOf = (path: string) => path.split('/').slice(0, 3).join('/')

  test('a relative import stays in its own area; other areas are named from the top', () => {
    const found = modules.flatMap((module) =>
      module.imports
        .filter(({ specifier }) => specifier.startsWith('..'))
        .filter(({ specifier }) => areaOf(target(module, specifier)) !== areaOf(module.path))
        .map(({ specifier }) => `${module.path} imports ${specifier}`),
    )
    expect(found).toEqual([])
  })

  test('no file is a grab bag', () => {
    const grabBags = modules.filter(({ path }) =>
      /(?:^|\/)(?:utils?|helpers?|misc|common|shared|lib)(?:\/|\.tsx?$)/.test(path),
    )
    expect(grabBags.map(({ path }) => path)).toEqual([])
  })

  /** Which area's SQL may name a table; everybody else asks that area's verbs. */
  const owners: Readonly<Record<string, string>> = {
    users: 'accounts',
    sessions: 'accounts',
    login_failures: 'accounts',
    password_resets: 'accounts',
    products: 'catalogue',
    catalogue_models: 'catalogue',
    catalogue_counts: 'catalogue',
    reviews: 'reviews',
    carts: 'cart',
    cart_lines: 'cart',
    orders: 'orders',
    order_items: 'orders',
    order_history: 'orders',
    order_keys: 'orders',
    order_figures: 'orders',
    sales_figures: 'orders',
    rate_windows: 'http',
  }

  test.each(Object.entries(owners))('only its own area writes SQL about %s', (table, owner) => {
    const kysely = new RegExp(
      `(?:selectFrom|insertInto|updateTable|deleteFrom|[jJ]oin|using)\\(\\s*\\[?['"\`]${table}\\b`,
    )
    const raw = new RegExp(`\\b(?:from|join|into|update)\\s+${table}\\b(?!\\s*\\()`)
    const strangers = modules.filter(
      ({ path, text }) =>
        below('src/server')(path) &&
        !isTest(path) &&
        !below(`src/server/${owner}`)(path) &&
        !below('src/server/database')(path) &&
        !below('src/server/operator')(path) &&
        !below('src/server/catalogue/demo')(path) &&
        (kysely.test(text) || (/sql[<`]/.test(text) && raw.test(text))),
    )
    expect(strangers.map(({ path }) => path)).toEqual([])
  })
})

describe('what the browser may not do', () => {
  const webFiles = modules.filter(({ path }) => below('src/web')(path) && !isTest(path))

  test.each([
    ['inline styles, which the content security policy refuses', /\sstyle=\{/],
    ['raw HTML', /dangerouslySetInnerHTML|innerHTML\s*=/],
    [
      'physical sides in class names, which would not mirror',
      /\b(?:m[lr]|p[lr]|left|right|border-[lr]|rounded-[lr]|text-left|text-right)-(?:\d|auto|px|\[)|\btext-(?:left|right)\b/,
    ],
  ])('%s', (_name, pattern) => {
    expect(webFiles.filter(({ text }) => pattern.test(text)).map(({ path }) => path)).toEqual([])
  })
})
