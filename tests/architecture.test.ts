import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const src = join(root, 'src')
const STUDIO = 'packages/studio/src'
/** Target of `@khol/studio`. */
const ENTRY = `${STUDIO}/index.ts`

interface Import {
  readonly specifier: string
  readonly isTypeOnly: boolean
}

interface Module {
  /** Path relative to the root: 'src/server/cart/add.ts'. */
  readonly path: string
  readonly text: string
  readonly imports: readonly Import[]
}

const modules: readonly Module[] = [src, join(root, STUDIO)]
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
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
  for (const match of text.matchAll(/\bimport\(\s*'([^']+)'\s*[,)]/g)) {
    found.push({ specifier: match[1] ?? '', isTypeOnly: false })
  }
  return found
}

/** Target of an import: 'src/domain/money.ts', or the package's name. */
function target(module: Module, specifier: string): string {
  if (specifier === '#config') return 'src/shop.config.ts'
  if (specifier === '#messages') return 'src/messages/in-node.ts'
  if (specifier === '@khol/studio') return ENTRY
  if (specifier === '#art') return `${STUDIO}/art/art-files.ts`
  if (specifier === '#typeset') return `${STUDIO}/lettering/typesetter.ts`
  if (specifier.startsWith('#studio/')) return specifier.replace('#studio', STUDIO)
  if (specifier.startsWith('#testing/')) return specifier.replace('#testing/', 'tests/support/')
  if (specifier.startsWith('#')) return specifier.replace('#', 'src/')
  if (specifier.startsWith('.')) {
    return relative(root, resolve(root, dirname(module.path), specifier))
  }
  return specifier
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path)
const sources = modules.filter(({ path }) => !isTest(path))
const below = (folder: string) => (path: string) => path.startsWith(`${folder}/`)
/** Code that runs in Node alone: the server of the shop, and the platform below it. */
const onServer = (path: string) => below('src/server')(path) || below('src/platform')(path)

/** Libraries of the studio: its letters and its print files. */
const ofStudio = new Set([
  ...['node:fs', 'node:path', 'bidi-js', 'harfbuzzjs', 'pdfkit', 'sharp', 'svg-to-pdfkit'],
])

/** Imports of modules in `from` whose target `allowed` rejects. */
function trespasses(
  from: (path: string) => boolean,
  allowed: (to: string, imported: Import) => boolean,
): string[] {
  return sources
    .filter(({ path }) => from(path))
    .flatMap((module) =>
      module.imports
        .filter((imported) => !allowed(target(module, imported.specifier), imported))
        .map(({ specifier }) => `${module.path} imports ${specifier}`),
    )
}

/** Cycles of a graph, each as a way from a node back to itself. */
function cyclesOf(graph: ReadonlyMap<string, Iterable<string>>): string[] {
  const done = new Set<string>()
  const cycles: string[] = []
  const visit = (node: string, way: readonly string[]) => {
    if (way.includes(node)) {
      cycles.push([...way.slice(way.indexOf(node)), node].join(' → '))
      return
    }
    if (done.has(node)) return
    for (const next of graph.get(node) ?? []) visit(next, [...way, node])
    done.add(node)
  }
  for (const node of graph.keys()) visit(node, [])
  return cycles
}

test('no module imports itself through others, statically, lazily or for a type', () => {
  const imported = sources.map(
    (module) =>
      [module.path, module.imports.map(({ specifier }) => target(module, specifier))] as const,
  )
  expect(cyclesOf(new Map(imported))).toEqual([])
})

describe('direction of imports: web → domain ← server, all of them to the studio’s entry', () => {
  const withoutCalls = (to: string) => below('src/domain')(to) && !below('src/domain/contract')(to)

  test('the domain imports only itself, tables of messages, types of the studio, and zod in the contract', () => {
    const found = trespasses(
      below('src/domain'),
      (to, { isTypeOnly }) =>
        below('src/domain')(to) ||
        below('src/messages')(to) ||
        (to === ENTRY && isTypeOnly) ||
        to === 'zod',
    )
    expect(found).toEqual([])
    expect(trespasses(withoutCalls, (to) => to !== 'zod')).toEqual([])
  })

  test('the studio imports only itself and its libraries, and the shop its entries alone', () => {
    expect(trespasses(below(STUDIO), (to) => below(STUDIO)(to) || ofStudio.has(to))).toEqual([])
    const found = trespasses(
      (path) => !below(STUDIO)(path),
      (to) => !/studio/.test(to) || to === ENTRY || to === '@khol/studio/print',
    )
    expect(found).toEqual([])
    // Print files are written in a process of their own: nothing else loads their libraries.
    expect(
      trespasses(
        (path) => path !== 'src/server/images/printing/print.ts',
        (to) => to !== '@khol/studio/print',
      ),
    ).toEqual([])
  })

  test('the demo shop is tables and drawings, and one module reads the tables', () => {
    const found = trespasses(
      below('src/demo'),
      (to) => below('src/demo')(to) || to === ENTRY || withoutCalls(to),
    )
    expect(found).toEqual([
      'src/demo/table.ts imports node:fs',
      'src/demo/table.ts imports node:path',
      'src/demo/table.ts imports csv-parse/sync',
    ])
  })

  test('only the first start imports the demo shop, through its entry module', () => {
    const found = trespasses(
      (path) => !below('src/demo')(path),
      (to) => !below('src/demo')(to),
    )
    const isFirstStart = /^src\/server\/first-start\/\S+ imports #demo\/index\.ts$/
    expect(found.filter((trespass) => !isFirstStart.test(trespass))).toEqual([])
    expect(found).not.toEqual([])
  })

  test('the browser never imports the server', () => {
    expect(trespasses(below('src/web'), (to) => !onServer(to))).toEqual([])
  })

  test('only the page renderer imports the heads of pages, which no browser downloads', () => {
    const heads = trespasses(
      (path) => below('src/web')(path) && !/(?:entry-server\.tsx|-heads?\.ts)$/.test(path),
      (to, { isTypeOnly }) => isTypeOnly || !/-heads?\.ts$/.test(to),
    )
    expect(heads).toEqual([])
  })

  test('the browser imports the contract as types, and as values only the addresses', () => {
    const found = trespasses(
      below('src/web'),
      (to, { isTypeOnly }) =>
        isTypeOnly ||
        !(to === 'zod' || to === 'src/shop.config.ts' || below('src/domain/contract')(to)) ||
        below('src/domain/contract/addresses')(to),
    )
    expect(found).toEqual([])
  })

  test('the platform knows no order, product or table: it imports nothing of the shop but these', () => {
    const found = trespasses(
      below('src/platform'),
      (to) => !to.startsWith('src/') || below('src/platform')(to),
    )
    const known = found.map((trespass) => trespass.replace(/^.* imports /, ''))
    expect([...new Set(known)].toSorted()).toEqual([
      '#domain/contract/priorities.ts',
      '#domain/text/letters.ts',
      '#domain/text/units.ts',
    ])
  })

  test('on the server, only the page renderer imports the browser’s code', () => {
    const found = trespasses(
      (path) => below('src/server')(path) && !below('src/server/pages')(path),
      (to) => !below('src/web')(to),
    )
    expect(found).toEqual([])
  })
})

describe('boundaries of areas', () => {
  /**
   * Area of a path: 'src/server/cart' for every module below that folder; in the browser's kit and
   * shop one of their folders.
   */
  const areaOf = (path: string) => {
    const parts = path.replace(STUDIO, 'packages/studio').split('/')
    return parts.slice(0, /^src\/web\/(?:kit|shop|boot)\//.test(path) ? 4 : 3).join('/')
  }

  test('a relative import stays in its own area; other areas are imported by alias', () => {
    const found = modules.flatMap((module) =>
      module.imports
        .filter(({ specifier }) => specifier.startsWith('..'))
        // Compiled messages have no alias, so that modules read them in the current language.
        .filter(({ specifier }) => !specifier.includes('/build/messages/'))
        .filter(({ specifier }) => areaOf(target(module, specifier)) !== areaOf(module.path))
        .map(({ specifier }) => `${module.path} imports ${specifier}`),
    )
    expect(found).toEqual([])
  })

  /**
   * Areas of each layer, lowest first, as the README lists them: an area imports only those before
   * it. Modules beside the areas wire them together and import any of them.
   */
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const orders = [
    'src/domain',
    'src/platform',
    'src/server',
    'src/server/search',
    'src/web',
    'src/web/kit',
    'src/web/shop',
  ].map((layer) => {
    const row = new RegExp(`^ *- ${layer.split('/').at(-1)}: (\`.*\`)$`, 'm').exec(readme)?.[1]
    return { layer, order: row?.slice(1, -1).split('` `') ?? [] }
  })

  describe.each(orders)('the areas of $layer', ({ layer, order }) => {
    const depth = layer.split('/').length
    /** Area of a module in this layer; undefined for modules beside the areas. */
    const areaIn = (path: string) =>
      below(layer)(path) && path.split('/').length > depth + 1 ? path.split('/')[depth] : undefined
    /** Position of a module's area in the order; -1 beside the areas. */
    const floor = (path: string) => order.indexOf(areaIn(path) ?? '')

    test('each have a position in the order', () => {
      const areas = modules.flatMap(({ path }) => areaIn(path) ?? [])
      expect([...new Set(areas)].toSorted()).toEqual(order.toSorted())
    })

    test('import only areas before them', () => {
      const climbing = sources
        .filter(({ path }) => areaIn(path) !== undefined)
        .flatMap((module) =>
          module.imports
            .map(({ specifier }) => target(module, specifier))
            .filter((to) => floor(to) > floor(module.path))
            .map((to) => {
              const lower = order.slice(0, floor(module.path)).join(', ') || 'no other'
              return `${module.path} imports ${to}: move what both need to one of ${lower}`
            }),
        )
      expect(climbing).toEqual([])
    })
  })

  test('no folder has more than 24 modules', () => {
    const sizes = Map.groupBy(sources, ({ path }) => dirname(path))
    const full = [...sizes].filter(([, files]) => files.length > 24)
    expect(full.map(([folder]) => folder)).toEqual([])
  })

  test('no module has a catch-all name', () => {
    const grabBags = modules.filter(({ path }) =>
      /(?:^|\/)(?:utils?|helpers?|misc|common|shared|lib)(?:\/|\.tsx?$)/.test(path),
    )
    expect(grabBags.map(({ path }) => path)).toEqual([])
  })

  /**
   * Modules of Node and packages that open connections, with the modules of the shop that may
   * import them.
   */
  const outgoing: Readonly<Record<string, RegExp | null>> = {
    pg: /^src\/(?:platform\/database\/|server\/(?:operator\/backup\/|catalogue\/cart-products\.ts$))/,
    aws4fetch: /^src\/platform\/storage\/bucket-client\.ts$/,
    nodemailer: /^src\/server\/mail\/smtp\.ts$/,
    // Accepted connections, names of statuses, and the meaning of HOST.
    'node:net': /^src\/platform\/http\/shutdown\/graceful-shutdown\.ts$/,
    'node:http':
      /^src\/(?:server\/http\/answers\/unreadable|platform\/storage\/bucket-client)\.ts$/,
    'node:dns/promises': /^src\/platform\/http\/shutdown\/listening\.ts$/,
    'node:dns': null,
    'node:https': /^src\/platform\/storage\/bucket-client\.ts$/,
    'node:http2': null,
    'node:tls': null,
    'node:dgram': null,
  }

  test('the shop connects only to its database, its bucket and its mail server', () => {
    const ofTheShop = sources.filter(({ path }) => !below('src/web')(path))
    const strangers = ofTheShop.flatMap(({ path, imports }) =>
      imports
        .filter(({ specifier, isTypeOnly }) => !isTypeOnly && specifier in outgoing)
        .filter(({ specifier }) => !outgoing[specifier]?.test(path))
        .map(({ specifier }) => `${path} imports ${specifier}`),
    )
    expect(strangers).toEqual([])
  })

  /** Tables that only one area's SQL may name; other areas call functions of that area. */
  const tablesOf = {
    accounts: `users login_failures reset_links second_steps recovery_codes passkeys
      passkey_challenges account_addresses account_products`,
    sessions: 'sessions login_challenges',
    catalogue: 'products product_sales',
    reviews: 'reviews review_photos review_votes',
    cart: 'carts cart_lines',
    orders: `orders order_items order_history settlements settled_steps order_keys order_figures
      sales_figures`,
    http: 'limit_windows',
    mail: 'messages message_kinds',
    activity: 'activity',
    images: 'picture_names_key',
    settings: 'settings wallet_changes',
    insights: 'event_counts',
  }

  test.each(Object.entries(tablesOf))('SQL about tables of %s is only there', (area, names) => {
    const tables = `(?:${names.trim().split(/\s+/).join('|')})\\b`
    const kysely = new RegExp(
      `(?:selectFrom|insertInto|updateTable|deleteFrom|[jJ]oin|using)\\(\\s*\\[?['"\`]${tables}`,
    )
    const raw = new RegExp(`\\b(?:from|join|into|update)\\s+${tables}(?!\\s*\\()`)
    const isOutside = (path: string) =>
      below('src/server')(path) &&
      ![area, 'schema', 'operator', 'first-start'].some((own) => below(`src/server/${own}`)(path))
    const strangers = sources.filter(
      ({ path, text }) =>
        isOutside(path) && (kysely.test(text) || (/sql[<`]/.test(text) && raw.test(text))),
    )
    expect(strangers.map(({ path }) => path)).toEqual([])
  })
})

const inBrowser = below('src/web')

/** Code that only the named modules may have. Conventions of styles have a test of their own. */
test.each<[string, (path: string) => boolean, RegExp, readonly string[]]>([
  [
    'transactions begin in one module, so that none waits for a second connection',
    onServer,
    /\.(?:transaction|connection|startTransaction)\(\)/,
    ['src/platform/database/transaction.ts'],
  ],
  [
    'the shop listens in one module, which opens one server',
    onServer,
    /\.listen\(\{/,
    ['src/platform/http/shutdown/listening.ts'],
  ],
  [
    // `/metrics` compares the address of the connection with that of this machine.
    'one module reads the network address of callers (rule: fair-shares)',
    onServer,
    /\brequest\.ips?\b|\{[^{}]*\bips?\b[^{}]*\}: *(?:Pick<)?FastifyRequest|\bremoteAddress\b/,
    ['src/platform/http/metrics.ts', 'src/server/http/limits/limit-key.ts'],
  ],
  [
    'the browser computes no price but the one that the owner is typing (rule: server-prices)',
    inBrowser,
    /\b(?:discountedPrice|pricesOf|percentOf)\(/,
    ['src/web/admin/products/ValueFields.tsx'],
  ],
  [
    // An empty string writes no HTML: React keeps the markup that the server rendered.
    'the browser writes no raw HTML',
    inBrowser,
    /dangerouslySetInnerHTML(?!: \{ __html: '' \})|innerHTML\s*=/,
    [],
  ],
  ['the shop sends no request by fetch', (path) => !inBrowser(path), /(?<![.\w])fetch\(/, []],
  [
    'drawings read no clock, random number, machine or browser',
    (path) => below(STUDIO)(path) || below('src/demo')(path),
    /\b(?:process|document|window|globalThis|console|performance|crypto)\.\w|\bBuffer\b|\bfetch\(|Math\.random|Date\.now|new Date\(\)|set(?:Timeout|Interval)/,
    // `Buffer` of HarfBuzz, and that of a file.
    ['packages/studio/src/lettering/typesetter.ts', 'packages/studio/src/print/print-file.ts'],
  ],
])('%s', (_, within, code, allowed) => {
  const found = sources.filter(({ path, text }) => within(path) && code.test(text))
  expect(found.map(({ path }) => path).toSorted()).toEqual(allowed)
})

test('imports between folders of the studio form no cycle', () => {
  const folderOf = (path: string) => path.split('/').slice(0, 4).join('/')
  const needs = new Map<string, Set<string>>()
  for (const module of sources.filter(({ path }) => below(STUDIO)(path))) {
    const folder = folderOf(module.path)
    const needed = needs.get(folder) ?? new Set()
    for (const { specifier } of module.imports) {
      const other = folderOf(target(module, specifier))
      if (other !== folder) needed.add(other)
    }
    needs.set(folder, needed)
  }
  expect(cyclesOf(needs)).toEqual([])
})

test('every link of a document leads to a file', () => {
  const folders = ['bench', 'docs', 'packages/studio', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
      join(folder, path),
    ),
  )
  const documents = ['README.md', ...folders].filter((path) => path.endsWith('.md'))
  const dead = documents.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/\]\((?!\w+:)([^)#\s]+)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !existsSync(join(root, dirname(path), link)))
      .map((link) => `${path}: ${link}`),
  )
  expect(documents.length).toBeGreaterThan(40)
  expect(dead).toEqual([])
})

describe('citations of rules', () => {
  /** Text files of the repository except migrations, which are never edited. */
  const written = ['src', 'tests', 'bench', 'rehearse', 'scripts', 'docs/decisions']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs|css|md)$/.test(entry.name))
        .map((entry) => relative(root, join(entry.parentPath, entry.name))),
    )
    .filter((path) => path !== relative(root, import.meta.filename))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

  const rules = readFileSync(join(root, 'docs/rules.md'), 'utf8')
  const defined = [...rules.matchAll(/^### ([a-z-]+)$/gm)].map(([, name = '']) => name)
  /** A citation may wrap over lines of a comment. */
  const cited = written.flatMap(({ text }) =>
    [
      ...text
        .replaceAll(/\n\s*(?:\*|\/\/)\s*/g, ' ')
        .matchAll(/\brules?: ([a-z-]+(?:, [a-z-]+)*)\)/g),
    ].flatMap(([, names = '']) => names.split(', ')),
  )

  test('each rule is defined, and each defined rule is cited', () => {
    expect([...new Set(cited)].toSorted()).toEqual(defined.toSorted())
  })

  test('no text cites a document that is missing', () => {
    const strangers = written.filter(({ text }) =>
      /\bD\d{1,2}\b|\bux \d|\bspec(?:ification)? sections?\b/.test(text),
    )
    expect(strangers.map(({ path }) => path)).toEqual([])
  })
})
