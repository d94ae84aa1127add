import { useEffect, useState } from 'react'
import { type ArtworkImage, loadArtwork } from './artwork-image.ts'

/** State of a design's picture: loading, loaded, or failed. */
export type LoadedArtwork =
  | { readonly state: 'none' | 'loading' | 'missing' }
  | ({ readonly state: 'there' } & ArtworkImage)

/** Loads the picture of a design in a form that can be drawn. */
export function useArtwork(path: string | null): LoadedArtwork {
  const [loaded, setLoaded] = useState<{ path: string; artwork: LoadedArtwork } | null>(null)
  useEffect(() => {
    if (path === null) return
    let isWanted = true
    const put = (artwork: LoadedArtwork) => {
      if (isWanted) setLoaded({ path, artwork })
    }
    loadArtwork(path).then(
      (image) => put({ state: 'there', ...image }),
      () => put({ state: 'missing' }),
    )
    return () => {
      isWanted = false
    }
  }, [path])
  if (path === null) return { state: 'none' }
  return loaded?.path === path ? loaded.artwork : { state: 'loading' }
}
