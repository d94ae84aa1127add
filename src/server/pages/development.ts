import type { FastifyInstance } from 'fastify'
import { createServer } from 'vite'
import type * as entry from '#web/boot/entry-server.tsx'
import type { PageBuild } from './build-folder.ts'

type Renderer = Pick<typeof entry, 'findPage' | 'render'>

/** Policy for Vite's inline scripts and styles and its socket; never used in production. */
const POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self' ws:"

/** Preamble of Vite's React plugin, for fast refresh. */
const REFRESH = `<script type="module">
import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
</script>`

/** Build of `npm run dev`: Vite serves the sources, and calls `onChange` when one changes. */
export async function developmentBuild(
  app: FastifyInstance,
  root: string,
  onChange: () => void,
): Promise<PageBuild> {
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, () => done())
  })
  const load = () => vite.ssrLoadModule('/src/web/boot/entry-server.tsx') as Promise<Renderer>
  let renderer = await load()
  vite.watcher.on('change', async () => {
    try {
      renderer = await load()
    } catch (error) {
      app.log.error({ event: 'page_failed', err: error })
    }
    onChange()
  })
  return {
    findPage: (path) => renderer.findPage(path),
    render: (...parts) => renderer.render(...parts),
    styles: '<link rel="stylesheet" href="/src/web/kit/styles/shop.css">',
    preHydration:
      '<script type="module" src="/src/web/boot/pre-hydration/pre-hydration.ts"></script>',
    policy: POLICY,
    scripts: () =>
      `<script type="module" src="/@vite/client"></script>${REFRESH}<script type="module" src="/src/web/boot/entry-client.tsx"></script>`,
    files: new Map(),
  }
}
