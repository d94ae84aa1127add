import { memo, use } from 'react'
import { isAlive } from '#web/device/alive.ts'
import { partOrReload } from '#web/frame/stale-chunks.ts'
import { afterPaint } from '#web/ui/after-paint.ts'
import type { FilterPanelsProps } from '../filters/FilterPanels.tsx'

type Part = typeof import('../filters/FilterPanels.tsx')

const get = (): Promise<Part> => import('../filters/FilterPanels.tsx')

/** The server has them; a browser gets them when somebody reaches for them. */
let part: Part | undefined = import.meta.env.SSR ? await get() : undefined
let isWanted = false
/** Whether this page came from the server with its filters, which can be read and followed as they are. */
let isFromServer = !isAlive()
let arrive = () => {}
const arrival = new Promise<void>((resolve) => {
  arrive = resolve
})

/** Gets the scripts of the filters, once. */
export function wantPanels(): void {
  if (isWanted) return
  isWanted = true
  // The press that opens them is answered first.
  afterPaint(async () => {
    part = await partOrReload(get).catch((): Part => ({ FilterPanels: NoPanels }))
    arrive()
  })
}

/** Resolves once filters can change with what is shown; a page that comes from the server never asks. */
export async function panelsAtHand(): Promise<void> {
  if (part) return
  wantPanels()
  await arrival
}

/**
 * The filters with their choices. What came from the server stays as it is, plain links, until it
 * is reached for or has to change (docs/decisions/027-filters-come-alive-when-touched.md).
 */
export const LatePanels = memo(function LatePanels(props: FilterPanelsProps) {
  if (part) return <part.FilterPanels {...props} />
  // Asked for the second time, they have to be something else than what is there.
  if (!isFromServer) wantPanels()
  isFromServer = false
  use(arrival)
  return null
})

function NoPanels() {
  return <p className="p-4 text-muted text-sm">The filters couldn’t be loaded.</p>
}
