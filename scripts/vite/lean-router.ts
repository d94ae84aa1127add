import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/**
 * Parts of the router that only work when somebody asks for them, which this shop never does, but
 * which no bundler can leave out because other parts ask whether they were. Each is given what it
 * answers then, and nothing else, by the names that the rest of the router imports:
 * 2.8 KB of every first visit (docs/decisions/011-first-visit.md).
 */
const unasked: Readonly<Record<string, { readonly code: string; readonly unneeded: string[] }>> = {
  // Tracing: `instrumentations` is never given to createBrowserRouter.
  'react-router/dist/production/lib/router/instrumentation.js': {
    code: `
      export const consumeInstrumentationClientResultMetaReceiver = () => undefined
      export const getRouteInstrumentationUpdates = () => ({})
      export const instrumentClientSideRouter = (router) => router
    `,
    unneeded: ['instrumentHandler', 'instrumentationResultMetaContext'],
  },
  // Errors of server components, and what its framework mode writes into a document.
  'react-router/dist/production/lib/errors.js': {
    code: '',
    unneeded: ['decodeRedirectErrorDigest', 'decodeRouteErrorResponseDigest'],
  },
  'react-router/dist/production/lib/dom/ssr/markup.js': {
    code: '',
    unneeded: ['escapeAttribute', 'escapeHtml'],
  },
  // What it tells the author of a page on the console.
  'react-router/dist/production/lib/server-runtime/warnings.js': {
    code: 'export const warnOnce = () => {}',
    unneeded: [],
  },
  // The document of its framework mode, and links that fetch ahead in it: there is no such context.
  'react-router/dist/production/lib/dom/ssr/components.js': {
    code: `
      import { createContext } from 'react'
      const nothingAhead = [false, null, {}]
      export const FrameworkContext = createContext(undefined)
      export const usePrefetchBehavior = () => nothingAhead
      export const PrefetchPageLinks = () => null
      export const mergeRefs = (ref) => ref
    `,
    unneeded: [
      'CRITICAL_CSS_DATA_ATTRIBUTE',
      'Links',
      'Meta',
      'Scripts',
      'setIsHydrated',
      'useFrameworkContext',
    ],
  },
}

/**
 * Leaves out of the browser's build what the router never gets to do here. The build fails when a
 * part is not met, or offers other names than those that were read when this was written: a new
 * version of the router wants to be read again.
 */
export function leanRouter(): Plugin {
  const met = new Set<string>()
  return {
    name: 'shop:lean-router',
    enforce: 'pre',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async load(id) {
      const [path, part] = Object.entries(unasked).find(([end]) => id.endsWith(end)) ?? []
      if (!path || !part) return null
      met.add(path)
      const known = [...namesOf(part.code), ...part.unneeded].toSorted()
      const offered = namesOf(await readFile(id, 'utf8')).toSorted()
      if (known.join() !== offered.join()) {
        this.error(`${path} offers ${offered.join(', ')}: read it again for scripts/vite`)
      }
      const nothing = part.unneeded.map((name) => `export const ${name} = undefined`)
      return [part.code, ...nothing].join('\n')
    },
    buildEnd(error) {
      const missed = Object.keys(unasked).filter((path) => !met.has(path))
      if (!error && missed.length > 0) this.error(`The router has no ${missed.join(', ')} any more`)
    },
  }
}

/** The names that a module exports, as declarations or in one list. */
function namesOf(code: string): string[] {
  const list = /export \{([^}]*)\}/.exec(code)?.[1]
  if (list) return list.split(',').map((name) => name.trim())
  return [...code.matchAll(/export const (\w+)/g)].map(([, name = '']) => name)
}
