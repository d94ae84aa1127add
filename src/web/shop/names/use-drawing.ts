import type { Drawer } from '@khol/studio'
import { useEffect, useMemo, useState } from 'react'
import type { Product } from '#domain/contract/products.ts'

interface CaseToName extends Pick<Product, 'design' | 'brandSlug'> {
  readonly model: string
}

/** Letters of Urdu, by their Unicode block. */
const urdu = /[\u0600-\u06FF]/

/**
 * Name on a case as SVG; null without a name, and until all parts of the drawing are fetched. For
 * another phone, the previous drawing stays until the new one is ready.
 */
export function useDrawing({ design, brandSlug, model }: CaseToName, name: string): string | null {
  const [drawer, setDrawer] = useState<Drawer | null>(null)
  const isUrdu = urdu.test(name)
  useEffect(() => {
    let isWanted = design !== null
    const fetched = async () => {
      if (design === null) return
      const { drawerOf } = await import('./drawer.ts')
      const draw = await drawerOf({ design, brand: brandSlug, model }, { isUrdu })
      if (isWanted) setDrawer(() => draw)
    }
    // The case can be bought without the drawing.
    fetched().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [design, brandSlug, model, isUrdu])
  return useMemo(() => (drawer && name ? drawer(name) : null), [drawer, name])
}
