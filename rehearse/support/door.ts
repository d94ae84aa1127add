/** Client of a shop: requests a path, and answers like `fetch`. */
export type Door = (path: string, init?: RequestInit) => Promise<Response>

/** The client for an origin in this machine's own network. */
export function doorAt(origin: string): Door {
  return (path, init) => fetch(origin + path, init)
}
