import { type ComponentType, memo, Suspense, use, useSyncExternalStore } from 'react'
import { partOrReload } from '#web/frame/stale-chunks.ts'
import { afterPaint } from '#web/ui/after-paint.ts'
import type { FilterPanelsProps } from '../filters/FilterPanels.tsx'

type Panels = ComponentType<FilterPanelsProps>

const get = async (): Promise<Panels> => (await import('../filters/FilterPanels.tsx')).FilterPanels

/** The server has them; a browser gets them when somebody reaches for them. */
let panels: Panels | undefined = import.meta.env.SSR ? await get() : undefined
let coming: Promise<void> | undefined
let wake = () => {}
/** Resolves once they are there, for who sleeps until then. */
const arrival = new Promise<void>((resolve) => {
  wake = resolve
})
const listeners = new Set<() => void>()

/** Gets the scripts of the filters, once, and anew after they were lost. Never rejects. */
export function wantPanels(): Promise<void> {
  coming ??= new Promise((resolve) => {
    // The press that opens them is answered first.
    afterPaint(async () => {
      try {
        panels = await partOrReload(get)
        wake()
      } catch {
        panels = LostPanels
        coming = undefined
      }
      for (const heard of listeners) heard()
      resolve()
    })
  })
  return coming
}

/** Resolves once filters can change with what is shown; a page that comes from the server never asks. */
export async function panelsAtHand(): Promise<void> {
  if (panels) return
  await wantPanels()
}

/**
 * The filters with their choices. What came from the server stays as it is, plain links, until it
 * is reached for or has to change (docs/decisions/027-deferred-hydration.md).
 */
export const LatePanels = memo(function LatePanels(props: FilterPanelsProps) {
  return (
    <Suspense>
      <WakingPanels {...props} />
    </Suspense>
  )
})

function WakingPanels(props: FilterPanelsProps) {
  // null: taken over from the server, where what is there is better than nothing.
  const Shown = useSyncExternalStore(listen, atHand, orAsleep)
  if (Shown) return <Shown {...props} />
  use(Shown === null ? arrival : wantPanels())
  return null
}

const atHand = () => panels
const orAsleep = () => (panels && panels !== LostPanels ? panels : null)

function listen(heard: () => void) {
  listeners.add(heard)
  return () => listeners.delete(heard)
}

function LostPanels() {
  return <p className="p-4 text-muted text-sm">The filters couldn’t be loaded.</p>
}
