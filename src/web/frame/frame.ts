/** What the frame around all pages knows of the table of routes. */
export interface FrameHandle {
  /** The title of a closed page until its screen has one. */
  readonly titleOf: (routeId: string) => string | null
}
