import sharp from 'sharp'
import { serveParent } from '#platform/process/serve-parent.ts'
import type { Conversion } from '../answers.ts'
import { convertPicture } from '../encode.ts'
import { type DrawingOrder, drawPicture } from './draw.ts'

// Allows only loaders for SVG and the formats of stored pictures and artwork, from memory.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadSvgBuffer', 'VipsForeignLoadWebpBuffer', 'VipsForeignLoadHeifBuffer'],
})
// Leaves the cores to the shop: one thread, and no cache.
sharp.concurrency(1)
sharp.cache(false)

serveParent((order: DrawingOrder | Conversion) =>
  'picture' in order ? convertPicture(order) : drawPicture(order),
)
