/** How close the lines of a packing slip stand, so that it stays on one page. */
export type SlipDensity = 'roomy' | 'close' | 'columns'

/** Most lines that fit on one A5 page as they are, and on one below the other. */
const most = { roomy: 6, close: 14 }

/** A name, which is large, takes the room of a line. */
export function slipDensity(items: readonly { readonly customName: string }[]): SlipDensity {
  const lines = items.length + items.filter(({ customName }) => customName !== '').length
  if (lines <= most.roomy) return 'roomy'
  return lines <= most.close ? 'close' : 'columns'
}
