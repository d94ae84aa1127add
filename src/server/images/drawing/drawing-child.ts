import { MINUTE, SECOND } from '#domain/text/units.ts'
import { WorkerProcess } from '#platform/process/child.ts'
import type { Conversion } from '../answers.ts'
import type { DrawingOrder } from './draw.ts'

export interface Drawer {
  /** @throws Error when the picture can't be drawn, or takes too long */
  readonly draw: (order: DrawingOrder) => Promise<Uint8Array>
  /** @throws Error when the picture can't be read, or takes too long */
  readonly convert: (order: Conversion) => Promise<Uint8Array>
  readonly close: () => Promise<void>
}

/** A card takes a tenth of a second of a core, and a busy machine many times that. */
const workerOptions = { timeout: 20 * SECOND, niceness: 10, idle: MINUTE }

/** Runs `drawPicture` and `convertPicture` in a child process of lower priority. */
export function drawerInChild(): Drawer {
  const module = new URL('./drawing-process.ts', import.meta.url)
  const process = new WorkerProcess<DrawingOrder | Conversion, Uint8Array>(module, workerOptions)
  const ask = (order: DrawingOrder | Conversion) => process.run(order)
  return { draw: ask, convert: ask, close: () => process.close() }
}
