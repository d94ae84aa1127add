import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import sharp from 'sharp'
import { defineConfig, type Plugin } from 'vite'
import { accentNames, accents, drawnIconSizes, drawnIcons } from './src/domain/settings/accents.ts'
import { buildTargets } from './src/web/boot/supported-browsers.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Libraries of every page; libraries of the admin area only are in its chunks. */
const libraries =
  /node_modules\/(?:react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//

/**
 * Modules that most screens import, one chunk instead of a request for each: without the rules of
 * accounts and orders, forms, dialogs and the table of phone models, which no listing needs at first.
 */
const kit =
  /\/src\/(?:domain\/(?!accounts|orders|forms\/(?!letters)|catalogue\/models|contract\/addresses\/(?!shop))|web\/(?:kit\/(?!order-ui|ui\/(?:form|Dialog|Badge|blocks\/(?:NameOnCase|Thumbnail)))|shop\/shelves\/Heart))/

/** Cart, forms and the rules of their fields: the pages of a purchase. */
const purchase =
  /\/src\/(?:domain\/(?:cart\/(?!custom-name)|forms\/(?!letters)|orders\/(?:checkout-fields|names-by-transfer)|accounts\/account-fields)|web\/(?:kit\/(?:store\/session-draft|ui\/(?:form\/(?!Password)|RadioGroup|Badge|blocks\/(?:NameOnCase|Thumbnail)))|shop\/(?:account\/(?:person-fields|addresses\/AddressFields)|cart\/(?:my-cart|OrderSummary))))/

/**
 * Tells V8 to compile a script whole, on a background thread during the download, instead of each
 * function on the main thread at its first call, which a press would wait for
 * (docs/decisions/011-first-visit.md). It counts at the top of a script only: those with lazy
 * imports begin with Vite's list of files.
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad\n'

const runsEverywhere = /\/(?:entry-client|libraries|kit|rolldown-runtime)-/

/**
 * Two builds: `vite build` makes the browser's files in build/web, `vite build --ssr` the page
 * renderer in build/pages/entry-server.js with React's production code inside, so that rendering
 * needs neither node_modules nor NODE_ENV.
 */
export default defineConfig(({ isSsrBuild, command }) => ({
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'src/web/boot/public',
  // JSON tables are imported as a whole; named exports would only add bytes.
  json: { namedExports: false },
  plugins: [react(), tailwindcss(), withoutUnusedRouting(), accentIcons(), compressed()],
  build: {
    outDir: isSsrBuild ? 'build/pages' : 'build/web',
    emptyOutDir: true,
    ...(!isSsrBuild && { target: buildTargets }),
    manifest: isSsrBuild ? false : 'manifest.json',
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    sourcemap: false,
    modulePreload: {
      polyfill: false,
      // The preload lists of lazy imports: without the chunks of every page and the imported chunk
      // itself.
      resolveDependencies: (file, parts) =>
        parts.filter((part) => part !== file && !runsEverywhere.test(part)),
    },
    reportCompressedSize: false,
    // The licences of the libraries, in one file.
    license: isSsrBuild ? false : { fileName: 'licenses.md' },
    rolldownOptions: {
      // Compression at the highest effort is slow by design.
      checks: { bundlerTimings: false },
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      treeshake: {
        // Modules of the domain have no side effects: unused imports are dropped.
        moduleSideEffects: [{ test: /\/(?:src\/domain|build\/messages)\//, sideEffects: false }],
      },
      input: isSsrBuild
        ? 'src/web/boot/entry-server.tsx'
        : [
            'src/web/boot/entry-client.tsx',
            'src/web/boot/pre-hydration/pre-hydration.ts',
            'src/web/boot/offline/worker.ts',
          ],
      output: isSsrBuild
        ? { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' }
        : {
            // A service worker needs a stable address, whose folder is its scope.
            entryFileNames: ({ name }) =>
              name === 'worker' ? 'offline-worker.js' : 'assets/[name]-[hash:7].js',
            // Every page names the chunks of all screens and hashes don't compress: 42 bits suffice.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            postBanner: ({ isEntry }) => (isEntry ? '' : COMPILE_AHEAD),
            // The libraries change less often than the shop, so that a deploy leaves them cached.
            codeSplitting: {
              groups: [
                { name: 'libraries', test: libraries, priority: 3 },
                {
                  name: 'kit',
                  test: kit,
                  minShareCount: 6,
                  priority: 2,
                  includeDependenciesRecursively: true,
                },
                {
                  name: 'purchase',
                  test: purchase,
                  minShareCount: 2,
                  priority: 1,
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
    },
  },
  // Vite doesn't define this for server code; defined, React's development build is dropped.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  ssr: {
    ...(command === 'build' && { noExternal: true, target: 'node' }),
  },
}))

/**
 * Lets the bundler drop components of the router that nothing imports, such as its links and forms,
 * 3 KB of every page: their construction is marked as pure, and their names for developer tools go.
 */
function withoutUnusedRouting(): Plugin {
  return {
    name: 'without-unused-routing',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\// },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = .*$/gm, '')
          .replaceAll(/^(const \w+ = )(?=[\w$]+\.forwardRef\()/gm, '$1/* @__PURE__ */ '),
        map: null,
      }),
    },
  }
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
