import sharp from 'sharp'
import { workApart } from '#server/apart/work-apart.ts'
import { drawPicture } from './draw.ts'

// It reads the studio's drawings, and artworks as the shop keeps them: both from memory.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer', 'VipsForeignLoadWebpBuffer'] })
// The shop serves meanwhile: one core at most, and nothing remembered for a second picture.
sharp.concurrency(1)
sharp.cache(false)

workApart(drawPicture)
