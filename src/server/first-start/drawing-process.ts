import { workApart } from '#server/apart/work-apart.ts'
import type { DrawingWork } from './draw-apart.ts'
import { drawPictures } from './drawn-pictures.ts'

const draw: DrawingWork = (order, onProgress) => drawPictures({ ...order, onProgress })

workApart(draw)
