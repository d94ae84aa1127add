import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { addressFieldNames } from '#domain/orders/checkout-fields.ts'

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
  if (specifier.startsWith('#studio/')) return specifier.replace('#studio', STUDIO)
  if (specifier.startsWith('#testing/')) return specifier.replace('#testing/', 'tests/support/')
  if (specifier.startsWith('#')) return specifier.replace('#', 'src/')
  if (specifier.startsWith('.')) {
    return relative(root, resolve(root, dirname(module.path), specifier))
  }
  return specifier
}

/** Maximum number of modules in one folder, tests not counted. */
const MOST_FILES = 24

const isTest = (path: string) => /\.test\.tsx?$/.test(path)
const below = (folder: string) => (path: string) => path.startsWith(`${folder}/`)
/** Code that runs in Node alone: the server of the shop, and the platform below it. */
const onServer = (path: string) => below('src/server')(path) || below('src/platform')(path)

/** Imports of modules in `from` whose target `allowed` rejects. */
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

test('no module imports itself through others, statically, lazily or for a type', () => {
  const importsBy = new Map(
    modules
      .filter(({ path }) => !isTest(path))
      .map((module) => [
        module.path,
        module.imports.map(({ specifier }) => target(module, specifier)),
      ]),
  )
  const done = new Set<string>()
  const cycles: string[] = []
  const visit = (path: string, way: readonly string[]) => {
    if (way.includes(path)) {
      cycles.push([...way.slice(way.indexOf(path)), path].join(' → '))
      return
    }
    if (done.has(path)) return
    for (const next of importsBy.get(path) ?? []) visit(next, [...way, path])
    done.add(path)
  }
  for (const path of importsBy.keys()) visit(path, [])
  expect(cycles).toEqual([])
})

describe('direction of imports: web → domain ← server, all of them to the studio’s entry', () => {
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
    const zodOutside = modules.filter(
      ({ path, imports }) =>
        below('src/domain')(path) &&
        !below('src/domain/contract')(path) &&
        !isTest(path) &&
        imports.some(({ specifier }) => specifier === 'zod'),
    )
    expect(zodOutside.map(({ path }) => path)).toEqual([])
  })

  const withoutCalls = (to: string) => below('src/domain')(to) && !below('src/domain/contract')(to)

  test('the studio imports only itself, and the shop its entry alone', () => {
    expect(trespasses(below(STUDIO), below(STUDIO))).toEqual([])
    const found = trespasses(
      (path) => !below(STUDIO)(path),
      (to) => !/studio/.test(to) || to === ENTRY,
    )
    expect(found).toEqual([])
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
      (path) => below('src/web')(path) && path !== 'src/web/boot/entry-server.tsx',
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
   * Areas of each layer, lowest first: an area imports only those before it. Modules beside the
   * areas wire them together and import any of them.
   */
  const orders = {
    'src/domain': [
      'text',
      'tables',
      'forms',
      'settings',
      'accounts',
      'catalogue',
      'search',
      'cart',
      'orders',
      'reviews',
      'insights',
      'contract',
    ],
    'src/platform': ['concurrency', 'database', 'process', 'storage', 'http'],
    'src/server': [
      'configuration',
      'schema',
      'sessions',
      'http',
      'activity',
      'mail',
      'images',
      'search',
      'catalogue',
      'cart',
      'accounts',
      'settings',
      'orders',
      'reviews',
      'insights',
      'chores',
      'pages',
      'first-start',
      'operator',
    ],
    'src/server/search': ['vocabulary', 'query', 'completion', 'index', 'reply'],
    'src/web': ['kit', 'shop', 'admin', 'boot'],
    'src/web/kit': [
      'styles',
      'device',
      'session',
      'api',
      'ui',
      'feedback',
      'store',
      'live',
      'page',
      'order-ui',
    ],
    'src/web/shop': [
      'store',
      'search',
      'frame',
      'names',
      'shelves',
      'listing',
      'product',
      'wishlist',
      'cart',
      'account',
      'orders',
      'checkout',
      'home',
      'help',
    ],
  } as const

  describe.each(Object.entries(orders))('the areas of %s', (layer, order) => {
    const depth = layer.split('/').length
    /** Area of a module in this layer; undefined for modules beside the areas. */
    const areaIn = (path: string) =>
      below(layer)(path) && path.split('/').length > depth + 1 ? path.split('/')[depth] : undefined
    const areas = modules.flatMap(({ path }) => areaIn(path) ?? [])
    /** Position of a module's area in the order. */
    const floor = (path: string): number | undefined => {
      const area = areaIn(path)
      return area === undefined ? undefined : order.indexOf(area as never)
    }

    test('each have a position in the order', () => {
      expect([...new Set(areas)].toSorted()).toEqual(order.toSorted())
    })

    test('import only areas before them', () => {
      const climbing = modules
        .filter(({ path }) => floor(path) !== undefined && !isTest(path))
        .flatMap((module) =>
          module.imports
            .map(({ specifier }) => target(module, specifier))
            .filter((to) => (floor(to) ?? -1) > (floor(module.path) ?? 0))
            .map((to) => `${module.path} imports ${to}: ${adviceFor(module.path)}`),
        )
      expect(climbing).toEqual([])
    })

    /** Areas that a module may import, and where code that both areas need belongs. */
    function adviceFor(path: string): string {
      const lower = order.slice(0, floor(path))
      return `this area may import ${lower.join(', ') || 'no other'}; move what both need to one of them`
    }

    test('stand in the README, lowest first', () => {
      const readme = readFileSync(join(root, 'README.md'), 'utf8')
      expect(readme).toContain(order.map((area) => `\`${area}\``).join(' '))
    })
  })

  test('every field of an address is in each file that has the postal code', () => {
    const missing = addressFieldNames.flatMap((field) => {
      const column = field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
      const has = (text: string, word: string) => new RegExp(`\\b${word}\\b`).test(text)
      return modules
        .filter(({ path }) => !isTest(path))
        .filter(
          ({ text }) =>
            (has(text, 'postalCode') && !has(text, field)) ||
            (has(text, 'postal_code') && !has(text, column)),
        )
        .map(({ path }) => `${path} has no ${field}`)
    })
    expect(missing).toEqual([])
  })

  test('no folder has more than 24 modules', () => {
    const files = new Map<string, number>()
    for (const { path } of modules.filter((module) => !isTest(module.path))) {
      files.set(dirname(path), (files.get(dirname(path)) ?? 0) + 1)
    }
    const full = [...files].filter(([, count]) => count > MOST_FILES)
    expect(full).toEqual([])
  })

  test('no module has a catch-all name', () => {
    const grabBags = modules.filter(({ path }) =>
      /(?:^|\/)(?:utils?|helpers?|misc|common|shared|lib)(?:\/|\.tsx?$)/.test(path),
    )
    expect(grabBags.map(({ path }) => path)).toEqual([])
  })

  test('one module begins transactions, so that none waits for a second connection', () => {
    const begins = modules
      .filter(({ path }) => onServer(path) && !isTest(path))
      .filter(({ text }) => /\.(?:transaction|connection|startTransaction)\(\)/.test(text))
    expect(begins.map(({ path }) => path)).toEqual(['src/platform/database/transaction.ts'])
  })

  test('the shop listens in one module, which opens one server', () => {
    const listening = modules.filter(
      ({ path, text }) => onServer(path) && !isTest(path) && /\.listen\(\{/.test(text),
    )
    expect(listening.map(({ path }) => path)).toEqual(['src/platform/http/shutdown/listening.ts'])
  })

  /**
   * Modules of Node and packages that open connections, with the modules of the shop that may
   * import them.
   */
  const outgoing: Readonly<Record<string, RegExp | null>> = {
    pg: /^src\/(?:platform\/database\/|server\/(?:operator\/(?:backup\/|database-probe\.ts$)|catalogue\/cart-products\.ts$))/,
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
    const ofTheShop = modules.filter(({ path }) => !below('src/web')(path) && !isTest(path))
    const strangers = ofTheShop.flatMap(({ path, imports }) =>
      imports
        .filter(({ specifier, isTypeOnly }) => !isTypeOnly && specifier in outgoing)
        .filter(({ specifier }) => !outgoing[specifier]?.test(path))
        .map(({ specifier }) => `${path} imports ${specifier}`),
    )
    expect(strangers).toEqual([])
    const fetching = ofTheShop.filter(({ text }) => /(?<![.\w])fetch\(/.test(text))
    expect(fetching.map(({ path }) => path)).toEqual([])
  })

  /** Areas whose SQL may name a table; other areas call functions of that area. */
  const owners: Readonly<Record<string, string>> = {
    users: 'accounts',
    sessions: 'sessions',
    login_failures: 'accounts',
    reset_links: 'accounts',
    second_steps: 'accounts',
    recovery_codes: 'accounts',
    login_challenges: 'sessions',
    passkeys: 'accounts',
    passkey_challenges: 'accounts',
    account_addresses: 'accounts',
    account_products: 'accounts',
    products: 'catalogue',
    product_sales: 'catalogue',
    reviews: 'reviews',
    review_photos: 'reviews',
    review_votes: 'reviews',
    carts: 'cart',
    cart_lines: 'cart',
    orders: 'orders',
    order_items: 'orders',
    order_history: 'orders',
    settlements: 'orders',
    settled_steps: 'orders',
    order_keys: 'orders',
    order_figures: 'orders',
    sales_figures: 'orders',
    limit_windows: 'http',
    messages: 'mail',
    message_kinds: 'mail',
    activity: 'activity',
    picture_names_key: 'images',
    settings: 'settings',
    wallet_changes: 'settings',
    event_counts: 'insights',
  }

  test.each(Object.entries(owners))(
    'SQL about %s is written only in its own area',
    (table, owner) => {
      const kysely = new RegExp(
        `(?:selectFrom|insertInto|updateTable|deleteFrom|[jJ]oin|using)\\(\\s*\\[?['"\`]${table}\\b`,
      )
      const raw = new RegExp(`\\b(?:from|join|into|update)\\s+${table}\\b(?!\\s*\\()`)
      const strangers = modules.filter(
        ({ path, text }) =>
          below('src/server')(path) &&
          !isTest(path) &&
          !below(`src/server/${owner}`)(path) &&
          !below('src/server/schema')(path) &&
          !below('src/server/operator')(path) &&
          !below('src/server/first-start')(path) &&
          (kysely.test(text) || (/sql[<`]/.test(text) && raw.test(text))),
      )
      expect(strangers.map(({ path }) => path)).toEqual([])
    },
  )
})

describe('deterministic drawing', () => {
  const pure = modules.filter(
    ({ path }) => (below(STUDIO)(path) || below('src/demo')(path)) && !isTest(path),
  )

  test('reads no clock, random number, machine or browser', () => {
    const outside =
      /\b(?:process|document|window|globalThis|console|performance|crypto)\.\w|\bBuffer\b|\bfetch\(|Math\.random|Date\.now|new Date\(\)|set(?:Timeout|Interval)/
    expect(pure.filter(({ text }) => outside.test(text)).map(({ path }) => path)).toEqual([])
    expect(pure.length).toBeGreaterThan(60)
  })

  /**
   * Folder of a path: 'packages/studio/src/art' for modules below it; the module itself beside the
   * folders.
   */
  const folderOf = (path: string) => path.split('/').slice(0, 4).join('/')

  test('no folder of the studio or the demo shop has more than 24 modules', () => {
    const sizes = Map.groupBy(pure, ({ path }) => dirname(path))
    expect([...sizes].filter(([, files]) => files.length > 24).map(([room]) => room)).toEqual([])
  })

  test('imports between folders of the studio form no cycle', () => {
    const needs = new Map<string, Set<string>>()
    for (const module of pure.filter(({ path }) => below(STUDIO)(path))) {
      const needed = module.imports
        .map(({ specifier }) => folderOf(target(module, specifier)))
        .filter((room) => below(STUDIO)(room) && room !== folderOf(module.path))
      needs.set(
        folderOf(module.path),
        new Set([...(needs.get(folderOf(module.path)) ?? []), ...needed]),
      )
    }
    // Topological sort: removes folders without remaining imports; those left over form a cycle.
    for (let before = -1; before !== needs.size; ) {
      before = needs.size
      for (const [room, needed] of needs) {
        if (![...needed].some((other) => needs.has(other))) needs.delete(room)
      }
    }
    expect([...needs.keys()]).toEqual([])
  })
})

/** Conventions of styles are tested in src/web/kit/styles/conventions.test.ts. */
test('the browser writes no raw HTML', () => {
  // An empty string writes no HTML: React keeps the markup that the server rendered.
  const raw = /dangerouslySetInnerHTML(?!: \{ __html: '' \})|innerHTML\s*=/
  const writers = modules.filter(
    ({ path, text }) => below('src/web')(path) && !isTest(path) && raw.test(text),
  )
  expect(writers.map(({ path }) => path)).toEqual([])
})

test('one module reads the network address of callers (rule: fair-shares)', () => {
  // `/metrics` compares the address of the connection with that of this machine.
  const readers = modules.filter(
    ({ path, text }) =>
      onServer(path) &&
      !isTest(path) &&
      /\brequest\.ips?\b|\{[^{}]*\bips?\b[^{}]*\}: *(?:Pick<)?FastifyRequest|\bremoteAddress\b/.test(
        text,
      ),
  )
  expect(readers.map(({ path }) => path).toSorted()).toEqual([
    'src/platform/http/metrics.ts',
    'src/server/http/limits/limit-key.ts',
  ])
})

test('the browser computes no price but the one that the owner is typing (rule: server-prices)', () => {
  const computing = modules.filter(
    ({ path, text }) =>
      below('src/web')(path) &&
      !isTest(path) &&
      /\b(?:discountedPrice|pricesOf|percentOf)\(/.test(text),
  )
  expect(computing.map(({ path }) => path)).toEqual(['src/web/admin/products/ValueFields.tsx'])
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
