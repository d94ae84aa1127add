import { type Look, type LookBook, solid } from '#studio/cases/look.ts'
import type { Colour } from '#studio/drawing/colour.ts'
import type { PaperName } from '#studio/stage/paper.ts'
import { motifPrint } from './motifs.ts'

type Row = readonly [edge: Colour, papers: readonly PaperName[], rest?: Partial<Look>]

const rows: Readonly<Record<string, Row>> = {
  'truck-art-peacock': ['#7d0f2b', ['butter', 'sand']],
  'truck-art-rose': ['#0a4a35', ['butter']],
  ajrak: ['#14264d', ['sky', 'sand']],
  'multan-blue': ['#eaf2f6', ['sky', 'sand']],
  karakoram: ['#33475b', ['sky', 'stone']],
  'lahore-rooftops': ['#2d2340', ['butter', 'rose']],
  'cricket-seam': ['#651014', ['stone', 'sage'], { finish: 'gloss' }],
  'night-rickshaw': ['#1a1438', ['lilac', 'sky']],
  'contour-lines': ['#1c382e', ['sage', 'sand']],
  cassette: ['#3b2a3f', ['butter', 'sand']],
  'monsoon-clouds': ['#4a4a68', ['lilac']],
  'ziarat-marble': ['#efece8', ['stone', 'rose'], { finish: 'gloss' }],
  markhor: ['#ece4d6', ['sage', 'sand']],
  'sunset-at-clifton': ['#54365c', ['butter', 'rose']],
  '8-bit': ['#15152b', ['lilac', 'sky']],
  'thar-night': ['#0b1230', ['sky', 'lilac']],
  chess: ['#3a2212', ['butter', 'sand']],
  'ink-strokes': ['#f2eadb', ['stone']],
}

/** A picture on a hard back in a soft frame. */
export const graphicalLooks: LookBook = Object.fromEntries(
  Object.entries(rows).map(([name, [edge, papers, rest]]) => [
    name,
    ({ random }) =>
      solid(edge, {
        print: motifPrint(name),
        gloss: 0.3,
        finish: 'satin',
        paper: random.pick(papers),
        ...rest,
      }),
  ]),
)
