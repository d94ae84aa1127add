import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** What every page runs on; a library of the admin area alone stays in its chunks. */
const libraries =
  /node_modules\/(?:react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//

/**
 * Chunks with a name, the first that matches taking a module; the rest is the bundler's own splitting.
 * `kit` is what most screens import: without it each of its modules would be a request of its own.
 */
const groups = [
  { name: 'libraries', test: libraries },
  {
    name: 'kit',
    test: /\/src\/(?:domain|web\/(?:device|session|ui))\//,
    minShareCount: 6,
    includeDependenciesRecursively: true,
  },
]

const runsEverywhere = /\/(?:entry-client|libraries|kit|rolldown-runtime)-/
const isAdmins = (file: string) => file.includes('/screens-')

/**
 * Tells a browser to compile all of a script beside the page while it arrives, instead of each function
 * in the page's way when it is first called (docs/decisions/011-first-visit.md).
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad\n'
const runsAtOnce = /\/libraries-/

/**
 * Two builds: `vite build` makes the browser's files in build/web, `vite build --ssr` the page
 * renderer in build/pages/entry-server.js with React's production code inside, so that rendering
 * needs neither node_modules nor NODE_ENV.
 */
export default defineConfig(({ isSsrBuild, command }) => ({
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'src/web/public',
  // A table is taken as a whole; names for its parts would be bytes that nobody reads.
  json: { namedExports: false },
  plugins: [react(), tailwindcss(), compiledAhead(), compressed()],
  build: {
    outDir: isSsrBuild ? 'build/pages' : 'build/web',
    emptyOutDir: true,
    manifest: isSsrBuild ? false : 'manifest.json',
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    sourcemap: false,
    modulePreload: {
      polyfill: false,
      // A document names these for each screen: not the files that every page runs on, nor the
      // screen's own, which is fetched at once. Shoppers' styles are inline; the admin area waits for
      // its stylesheet.
      resolveDependencies: (file, parts) =>
        isAdmins(file)
          ? parts.filter((part) => !runsEverywhere.test(part))
          : parts.filter(
              (part) => part !== file && !part.endsWith('.css') && !runsEverywhere.test(part),
            ),
    },
    reportCompressedSize: false,
    // The libraries' terms travel in a file of their own.
    license: isSsrBuild ? false : { fileName: 'licenses.md' },
    rolldownOptions: {
      // The compression takes its time, as it should.
      checks: { bundlerTimings: false },
      // A rule does nothing by being imported: who needs one of a file doesn't load all that it stands on.
      treeshake: { moduleSideEffects: [{ test: /\/src\/domain\//, sideEffects: false }] },
      input: isSsrBuild
        ? 'src/web/entry-server.tsx'
        : [
            'src/web/entry-client.tsx',
            'src/web/pre-hydration/pre-hydration.ts',
            'src/web/pre-hydration/cart-prefetch.ts',
            'src/web/offline/worker.ts',
          ],
      output: isSsrBuild
        ? { entryFileNames: 'entry-server.js', chunkFileNames: '[name]-[hash].js' }
        : {
            // A worker is known by its address, and governs what lies beside it.
            entryFileNames: ({ name }) =>
              name === 'worker' ? 'offline-worker.js' : 'assets/[name]-[hash:7].js',
            // Every page names the files of all screens, and a hash can’t be compressed: 42 bits do.
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
  // Vite leaves this open for server code; settled, React's slow development half stays out.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  ...(command === 'build' && { ssr: { noExternal: true, target: 'node' } }),
}))

/** Marks the libraries for compilation while they arrive. */
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

/** Leaves a .br and a .gz beside every text file of the browser's build, at the highest effort. */
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
