import { type ComponentType, useEffect } from 'react'
import { type LoaderFunction, useLoaderData, useRevalidator } from 'react-router'
import { currentUser, useSession } from '#web/kit/session/session.ts'
import { ClosedToAdmins } from './EmptyPage.tsx'

/** Exports of a screen. */
interface ShopperScreen {
  readonly loader: LoaderFunction
  readonly Component: ComponentType
}

/**
 * Wraps a screen that is closed to admins: its data are not read for one, and it says why (rule:
 * admin-in-the-shop). A login or logout on the open page, here or in another tab, takes effect at
 * once.
 */
export function forShoppers({ loader, Component }: ShopperScreen): ShopperScreen {
  return {
    loader: (args) => (currentUser()?.isAdmin ? null : loader(args)),
    Component() {
      const isAdmin = useSession()?.isAdmin === true
      const isRead = useLoaderData() !== null
      const { revalidate } = useRevalidator()
      useEffect(() => {
        if (isAdmin === isRead) void revalidate()
      }, [isAdmin, isRead, revalidate])
      if (isAdmin) return <ClosedToAdmins />
      return isRead && <Component />
    },
  }
}
