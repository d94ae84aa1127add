import { useMatches } from 'react-router'
import type { paths } from '#domain/paths.ts'

type PageName = keyof typeof paths

/** What the frame around all pages knows of the table of routes. */
export interface FrameHandle {
  readonly hasPage: (name: PageName) => boolean
  /** The title of a closed page until its screen has one. */
  readonly titleOf: (routeId: string) => string | null
}

/** Whether the shop has a page: the navigation links to no other. */
export function useHasPage(): (name: PageName) => boolean {
  const frame = useMatches()[0]?.handle as FrameHandle | undefined
  return frame?.hasPage ?? (() => false)
}
