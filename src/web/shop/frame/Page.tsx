import { useEffect } from 'react'
import { Outlet, type UIMatch, useMatches } from 'react-router'
import { pageNamed } from '#domain/pages.ts'
import { fullTitle, type PageHandle } from '#web/kit/page/page.ts'
import { useIsErrorTitle, useTitleOverride } from '#web/kit/page/page-title.ts'
import { useShop } from '#web/kit/page/shop-context.ts'

type Handle = Partial<PageHandle> | undefined

/** The current page; sets the document's title. PageError replaces a failed page. */
export function Page() {
  const matches = useMatches() as UIMatch<unknown, Handle>[]
  const shop = useShop()
  const override = useTitleOverride()
  const isError = useIsErrorTitle()
  const page = matches.at(-1)
  const ownTitle = page?.handle?.title?.(page.loaderData)
  const title = override ?? ownTitle ?? pageNamed(page?.id ?? '')?.title?.() ?? null
  const shown = `${isError ? 'Error: ' : ''}${fullTitle(title, shop)}`
  useEffect(() => {
    document.title = shown
  }, [shown])
  return <Outlet />
}
