import sharp from 'sharp'
import { serveParent } from '#server/process/serve-parent.ts'
import { type Conversion, convertPicture } from '../encode.ts'
import { type DrawingOrder, drawPicture } from './draw.ts'

// It reads the studio's drawings, and pictures and artworks as the shop keeps them: all from memory.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadSvgBuffer', 'VipsForeignLoadWebpBuffer', 'VipsForeignLoadHeifBuffer'],
})
// The shop serves meanwhile: one core at most, and nothing remembered for a second picture.
sharp.concurrency(1)
sharp.cache(false)

serveParent((order: DrawingOrder | Conversion) =>
  'picture' in order ? convertPicture(order) : drawPicture(order),
)
