/** Where visitors come in: asks for a path of a shop, and answers as `fetch` does. */
export type Door = (path: string, init?: RequestInit) => Promise<Response>

/** The way in at an origin of this machine's own network. */
export function doorAt(origin: string): Door {
  return (path, init) => fetch(origin + path, init)
}
