import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import sharp from 'sharp'
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite'
import { accentNames, accents } from './src/domain/settings/accents.ts'
import { drawnIconSizes, drawnIcons } from './src/domain/settings/drawn-icons.ts'
import { buildTargets } from './src/web/boot/supported-browsers.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Libraries of every page; libraries of the admin area only are in its chunks. */
const libraries =
  /node_modules\/(?:react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//

/**
 * Modules of forms and fields: pages of a first visit have few of them. The count of letters is left
 * out, since a customer's name on a case needs it alone.
 */
const forms =
  /\/src\/(?:domain\/(?:forms\/(?!letters)|accounts\/account-fields|orders\/checkout-fields)|web\/(?:kit\/(?:ui\/(?:form|RadioGroup)|feedback\/use-submit|store\/session-draft)|shop\/account\/(?:person-fields|addresses\/AddressFields)))\b/
const controls =
  /\/src\/(?:domain\/(?:dates|units)|web\/kit\/(?:feedback\/action|ui\/(?:Badge|Field|Notice|focus-heading)))\b/
const blocks = /\/src\/web\/kit\/ui\/blocks\//
/** Rules that several pages import, but a first visit to most pages doesn't need. */
const rules = /\/(?:src\/domain\/(?:accounts|orders|catalogue\/models)\/|messages\/\w+\/refusals-)/
const later = [forms, controls, blocks, rules]

/** Small modules that pages load together, each set shared by too few of them for the bundler's own chunks. */
const deferral =
  /\/src\/web\/(?:kit\/ui\/(?:first-input|Deferred|blocks\/reading-direction)|shop\/shelves\/lazy-shelves)\b/
const colours = /\/src\/(?:domain\/catalogue\/colours|web\/kit\/ui\/ColourDot)\b/
const summary =
  /\/src\/(?:domain\/cart\/totals|web\/(?:shop\/cart\/OrderSummary|kit\/ui\/blocks\/SummaryRow))\b/
const details =
  /\/src\/(?:domain\/(?:moments|orders\/(?:expected-words|late-transfer)|cart\/quantity|catalogue\/models\/model-series)|web\/kit\/ui\/ratings\/Stars)\b/

/**
 * Named chunks: a module is in the first group that matches, else in a chunk of the bundler's choice.
 * `kit` contains modules that most screens import and every listing needs, the other groups modules
 * that no listing needs. Without groups each of these modules would be a request.
 */
const groups = [
  { name: 'libraries', test: libraries },
  {
    name: 'kit',
    test: (id: string) =>
      /\/src\/(?:domain|web\/(?:kit\/(?:device|session|feedback|ui)|shop\/shelves))\//.test(id) &&
      !later.some((part) => part.test(id)),
    minShareCount: 7,
    includeDependenciesRecursively: true,
  },
  { name: 'deferral', test: deferral },
  { name: 'colours', test: colours },
  { name: 'details', test: details },
  { name: 'summary', test: summary },
  { name: 'controls', test: controls, minShareCount: 7 },
  { name: 'blocks', test: blocks, minShareCount: 7 },
  { name: 'forms', test: forms, minShareCount: 2 },
]

const runsEverywhere = /\/(?:entry-client|libraries|kit|rolldown-runtime)-/
const isAdmins = (file: string) => file.includes('/screens-')

/**
 * Tells V8 to compile the whole script on a background thread during the download, instead of each
 * function on the main thread at its first call (docs/decisions/011-first-visit.md).
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad\n'
const runsAtOnce = /\/libraries-/

/**
 * Two builds: `vite build` makes the browser's files in build/web, `vite build --ssr` the page
 * renderer in build/pages/entry-server.js with React's production code inside, so that rendering
 * needs neither node_modules nor NODE_ENV. In the mode `urdu`, `#messages` are those in Urdu; the
 * browser's files are written to the same folder as the English ones, with a separate manifest.
 */
export default defineConfig(({ isSsrBuild, command, mode }) => ({
  appType: 'custom',
  publicDir: isSsrBuild || mode === 'urdu' ? false : 'src/web/boot/public',
  resolve: { conditions: [...languageConditions(mode), ...defaultClientConditions] },
  // JSON tables are imported as a whole; named exports would only add bytes.
  json: { namedExports: false },
  plugins: [react(), tailwindcss(), accentIcons(), compiledAhead(), compressed()],
  build: {
    outDir: isSsrBuild ? 'build/pages' : 'build/web',
    emptyOutDir: isSsrBuild || mode !== 'urdu',
    ...(!isSsrBuild && { target: buildTargets }),
    manifest: isSsrBuild ? false : mode === 'urdu' ? 'manifest.urdu.json' : 'manifest.json',
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    sourcemap: false,
    modulePreload: {
      polyfill: false,
      // The preload lists of lazy imports: without the chunks of every page and the imported chunk
      // itself. Shoppers' styles are inline; the admin area waits for its stylesheet.
      resolveDependencies: (file, parts) =>
        isAdmins(file)
          ? parts.filter((part) => !runsEverywhere.test(part))
          : parts.filter(
              (part) => part !== file && !part.endsWith('.css') && !runsEverywhere.test(part),
            ),
    },
    reportCompressedSize: false,
    // The licences of the libraries, in one file.
    license: isSsrBuild ? false : { fileName: 'licenses.md' },
    rolldownOptions: {
      // Compression at the highest effort is slow by design.
      checks: { bundlerTimings: false },
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      // Modules of the domain have no side effects: unused imports are dropped.
      treeshake: {
        moduleSideEffects: [{ test: /\/(?:src\/domain|build\/messages)\//, sideEffects: false }],
      },
      input: isSsrBuild
        ? [
            'src/web/boot/entry-server.tsx',
            // E-mails are in the language of their order; Node resolves the English messages by itself.
            ...(mode === 'urdu' ? ['src/server/orders/messages/letters.ts'] : []),
          ]
        : [
            'src/web/boot/entry-client.tsx',
            'src/web/boot/pre-hydration/pre-hydration.ts',
            // One service worker serves both languages.
            ...(mode === 'urdu' ? [] : ['src/web/boot/offline/worker.ts']),
          ],
      output: isSsrBuild
        ? { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' }
        : {
            // A service worker needs a stable address, whose folder is its scope.
            entryFileNames: ({ name }) =>
              name === 'worker' ? 'offline-worker.js' : 'assets/[name]-[hash:7].js',
            // Every page names the chunks of all screens and hashes don't compress: 42 bits suffice.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            // The libraries change less often than the shop, so that a deploy leaves them cached.
            codeSplitting: {
              groups: groups.map((group, index) => ({
                ...group,
                priority: groups.length - index,
              })),
            },
          },
    },
  },
  // Vite doesn't define this for server code; defined, React's development build is dropped.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  ssr: {
    resolve: { conditions: [...languageConditions(mode), ...defaultServerConditions] },
    ...(command === 'build' && { noExternal: true, target: 'node' }),
  },
}))

/** Conditions by which the imports of package.json choose the language of `#messages`. */
function languageConditions(mode: string): string[] {
  return mode === 'urdu' ? ['urdu'] : []
}

/** Draws the icon files of every accent except plum, whose files are in src/web/boot/public. */
function accentIcons(): Plugin {
  const draw = async () => {
    const mark = await readFile('src/web/boot/public/icon.svg', 'utf8')
    const files = new Map<string, string | Buffer>()
    for (const accent of accentNames.filter((name) => name !== 'plum')) {
      const drawn = mark.replaceAll(accents.plum.colour, accents[accent].colour)
      const inMiddle = drawn
        .replace(' rx="10"', '')
        .replaceAll('cx="11.5" cy="11.5"', 'cx="16" cy="16"')
        .replace('r="4.5"', 'r="6.5"')
        .replace('r="1.75"', 'r="2.5"')
      const png = (svg: string, size: number) =>
        sharp(Buffer.from(svg), { density: (72 * size) / 32 })
          .png({ palette: true })
          .toBuffer()
      const { svg, small, large, maskable, touch } = drawnIcons(accent)
      files.set(svg, drawn)
      files.set(small, await png(drawn, drawnIconSizes.small))
      files.set(large, await png(drawn, drawnIconSizes.large))
      files.set(maskable, await png(inMiddle, drawnIconSizes.large))
      files.set(touch, await png(inMiddle, drawnIconSizes.touch))
    }
    return files
  }
  return {
    name: 'shop:accent-icons',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      for (const [path, source] of await draw()) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source })
      }
    },
    async configureServer({ middlewares }) {
      const files = await draw()
      middlewares.use((request, response, next) => {
        const source = files.get(request.url ?? '')
        if (source === undefined) return next()
        const type = typeof source === 'string' ? 'image/svg+xml' : 'image/png'
        response.setHeader('content-type', type).end(source)
      })
    },
  }
}

/** Prepends the compile hint to the libraries' chunk. */
function compiledAhead(): Plugin {
  return {
    name: 'shop:compiled-ahead',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && runsAtOnce.test(chunk.fileName)) {
          chunk.code = COMPILE_AHEAD + chunk.code
        }
      }
    },
  }
}

/** Writes a .br and a .gz file for every text file of the browser's build, at the highest effort. */
function compressed(): Plugin {
  return {
    name: 'shop:compressed',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    async writeBundle({ dir }) {
      if (!dir) return
      const files = await readdir(dir, { recursive: true })
      await Promise.all(
        files
          .filter((name) => /\.(?:js|css|svg|json|txt|webmanifest)$/.test(name))
          // The build in Urdu follows the English one into the same folder.
          .filter((name) => !files.includes(`${name}.br`))
          .map(async (name) => {
            const bytes = await readFile(join(dir, name))
            const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
            await writeFile(join(dir, `${name}.br`), await brotli(bytes, { params: quality }))
            await writeFile(join(dir, `${name}.gz`), await zip(bytes, { level: 9 }))
          }),
      )
    },
  }
}
