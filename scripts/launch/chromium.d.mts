/** The path of the browser for the journeys. Rejects with what to do where there is none. */
export function findChromium(): Promise<string>
