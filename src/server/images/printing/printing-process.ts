import sharp from 'sharp'
import { serveParent } from '#platform/process/serve-parent.ts'
import { type PrintOrder, printLines } from './print.ts'

// Allows only loaders for SVG and the format of stored artwork, from memory.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer', 'VipsForeignLoadWebpBuffer'] })
sharp.concurrency(1)
sharp.cache(false)

serveParent((order: PrintOrder) => printLines(order))
