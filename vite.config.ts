import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { minify } from 'terser'
import { defineConfig, type Plugin } from 'vite'
import { leanPreload } from './scripts/vite/lean-preload.ts'
import { leanRouter } from './scripts/vite/lean-router.ts'
import { type Chunk, chunks } from './src/web/chunks.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** What every page runs on; a library of the admin area alone stays in its chunks. */
const libraries =
  /node_modules\/(?:react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//

/** A chunk as the bundler wants it said: one that stands before another has a higher priority. */
function groupOf({ name, of, sharedBy, withItsNeeds = false }: Chunk, index: number) {
  const places = of.map((path) => join(import.meta.dirname, path))
  return {
    name,
    test: (id: string) => places.some((place) => id === place || id.startsWith(`${place}/`)),
    minShareCount: sharedBy,
    priority: chunks.length - index,
    includeDependenciesRecursively: withItsNeeds,
  }
}

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
  plugins: [react(), tailwindcss(), leanRouter(), leanPreload(), smaller(), compressed()],
  build: {
    outDir: isSsrBuild ? 'build/pages' : 'build/web',
    emptyOutDir: true,
    manifest: isSsrBuild ? false : 'manifest.json',
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    sourcemap: false,
    modulePreload: {
      polyfill: false,
      // What a screen is preloaded with, said in every first visit: not what each page runs on anyway,
      // nor itself, which is fetched at once. Only the admin area's waits, for its stylesheet.
      resolveDependencies: (file, parts) =>
        parts.filter((part) => !runsEverywhere.test(part) && (part !== file || isAdmins(file))),
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
            'src/web/early.ts',
            'src/web/early-cart.ts',
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
              groups: [
                { name: 'libraries', test: libraries, priority: chunks.length + 1 },
                ...chunks.map(groupOf),
              ],
            },
          },
    },
  },
  // Vite leaves this open for server code; settled, React's slow development half stays out.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  ...(command === 'build' && { ssr: { noExternal: true, target: 'node' } }),
}))

/**
 * Goes over the minified scripts once more: 0.7% fewer bytes, without which the checkout would be over
 * its budget (docs/decisions/011-first-visit.md).
 */
function smaller(): Plugin {
  return {
    name: 'shop:smaller',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        // What the first time makes shorter gives the second something to do.
        for (let time = 1; time <= 2; time += 1) {
          const { code } = await minify(chunk.code, {
            module: true,
            ecma: 2020,
            compress: { passes: 3 },
          })
          chunk.code = code ?? chunk.code
        }
        if (runsAtOnce.test(chunk.fileName)) chunk.code = COMPILE_AHEAD + chunk.code
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
