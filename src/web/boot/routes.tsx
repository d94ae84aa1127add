/**
 * The routes of the shop: each row of #domain/pages.ts with its screen.
 *
 * A screen is a module that exports
 *   `Component`  the page, with exactly one h1
 *   `loader`     (optional) its data; that of a page with access 'open' runs on the server too, so
 *                it reads through `context.get(catalogue)` of kit/api/catalogue.ts and touches neither
 *                window nor storage
 *   `handle`     (optional) its title, a `PageHandle<Data>` of kit/page/page.ts
 */
import {
  type LazyRouteFunction,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type NonIndexRouteObject,
  type RouteObject,
  redirect,
  redirectDocument,
} from 'react-router'
import { URDU_PREFIX } from '#domain/languages.ts'
import { type AdminPageName, type PageName, pageNamed, pages } from '#domain/pages.ts'
import { currentLanguage, loadSentences } from '#messages'
import { importOrReload } from '#web/kit/page/import-or-reload.ts'
import type { PageHandle } from '#web/kit/page/page.ts'
import { Page, PageError } from '#web/shop/frame/Page.tsx'
import { PageSkeleton } from '#web/shop/frame/PageSkeleton.tsx'
import { Shell } from '#web/shop/frame/Shell.tsx'

/** The exports of a lazily loaded screen. */
export type Screen = Awaited<ReturnType<LazyRouteFunction<NonIndexRouteObject>>>

/** The screens of shoppers by file; each is a chunk. */
const shoppers = import.meta.glob<Screen>(['../shop/**/*Page.tsx', '!../shop/frame/**'])

/** The screens of the admin area by page: one chunk with its own stylesheet. */
async function adminScreens(): Promise<Readonly<Record<AdminPageName, Screen>>> {
  const [{ screens }] = await Promise.all([
    import('#web/admin/screens.ts'),
    // A packing slip and a message to a customer are in the language of the order.
    loadSentences(['common', 'orders'], 'ur'),
  ])
  return screens
}

/** Redirects to the English address: the admin area has no others. */
const englishDocument: LoaderFunction = ({ request }) =>
  redirectDocument(request.url.replace(`${URDU_PREFIX}/`, '/'))

/** Loads the screen of a page. Throws when there is none. */
export async function screenOf(name: PageName): Promise<Screen> {
  const load = shoppers[`../${pages[name].screen}`]
  if (load) return await load()
  if (currentLanguage() === 'ur') return { Component: () => null, loader: englishDocument }
  const screen = (await adminScreens())[name as AdminPageName]
  if (!screen) throw new Error(`${name} has no screen`)
  return screen
}

const names = Object.keys(pages) as PageName[]

/** Path prefix of the page's language; undefined in English. */
export const basename = () => (currentLanguage() === 'ur' ? URDU_PREFIX : undefined)

const redirectHome: LoaderFunction = () => redirect(pages.home.pattern)
const noData: LoaderFunction = () => null

type LoaderWrapper = (
  loader: LoaderFunction,
  args: LoaderFunctionArgs,
  handle?: PageHandle,
) => ReturnType<LoaderFunction>
let callLoader: LoaderWrapper = (loader, args) => loader(args)

/** Wraps the loaders of all screens in the browser; the prefetch caches their data so. */
export function wrapLoaders(wrapper: LoaderWrapper): void {
  callLoader = wrapper
}

/** Settles with the first commit of the document; at once where nothing is hydrated. */
let firstCommit: Promise<void> = Promise.resolve()

/**
 * Holds the first screen of a closed page until `commit`: a router that is ready before React hydrates
 * would render other elements than the server's skeleton.
 */
export function holdFirstScreen(commit: Promise<void>): void {
  firstCommit = commit
}

async function afterFirstCommit<Result>(loading: Promise<Result>): Promise<Result> {
  try {
    return await loading
  } finally {
    await firstCommit
  }
}

/** An open page is hydrated with its screen, which is loaded before. */
const asLoaded = <Result,>(loading: Promise<Result>): Promise<Result> => loading

/** The routes of the browser; screens are loaded lazily, with the sentences of their rows. */
export function browserRoutes(): RouteObject[] {
  return inShell(
    names.map((name) => {
      const hold = pages[name].access === 'open' ? asLoaded : afterFirstCommit
      return {
        ...routeOf(name),
        lazy: async () => {
          const loading = importOrReload(() =>
            Promise.all([screenOf(name), loadSentences(pages[name].sentences)]),
          )
          const [screen] = await loading.catch((error: unknown) => hold(Promise.reject(error)))
          const { loader } = screen
          if (typeof loader !== 'function') return hold(Promise.resolve(screen))
          const load = async (args: LoaderFunctionArgs) =>
            await callLoader(loader, args, screen.handle)
          return { ...screen, loader: (args) => hold(load(args)) }
        },
      }
    }),
  )
}

/** The routes of the server in the current language: screens of open pages, skeletons of all others. */
export async function serverRoutes(): Promise<RouteObject[]> {
  return inShell(
    await Promise.all(
      names.map(async (name) => {
        const content = pages[name].access === 'open' ? await screenOf(name) : { loader: noData }
        return { ...content, ...routeOf(name) } as RouteObject
      }),
    ),
  )
}

/** The route of a page without its screen; all but open pages show a skeleton until it is loaded. */
function routeOf(name: PageName): NonIndexRouteObject {
  const { pattern, access, title, layout = 'sides' } = pageNamed(name)
  const route = { id: name, path: pattern }
  if (access === 'open') return route
  return {
    ...route,
    hydrateFallbackElement: <PageSkeleton title={title?.() ?? ''} layout={layout} />,
  }
}

/** Wraps pages in the shell, which stays when one fails; unknown paths go home (rule: pages). */
function inShell(children: RouteObject[]): RouteObject[] {
  return [
    {
      id: 'shell',
      Component: Shell,
      ErrorBoundary: PageError,
      children: [
        {
          id: 'page',
          Component: Page,
          ErrorBoundary: PageError,
          children: [...children, { id: 'not-found', path: '*', loader: redirectHome }],
        },
      ],
    },
  ]
}
