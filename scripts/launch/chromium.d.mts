/** Path of the browser for the journeys. Rejects with instructions if none is found. */
export function findChromium(): Promise<string>
