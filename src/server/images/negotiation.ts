/** Media types of the picture formats by file extension, in order of preference. */
export const mediaTypes = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
} as const

export type SentFormat = keyof typeof mediaTypes

const formats = Object.keys(mediaTypes) as readonly SentFormat[]

/**
 * Content negotiation: the format with the highest quality in an Accept header; WebP among equals
 * and where the header accepts none of them.
 */
export function acceptedFormat(accept = '*/*'): SentFormat {
  const ranges = new Map(accept.toLowerCase().split(',').map(rangeOf))
  const qualityOf = (format: SentFormat) =>
    ranges.get(mediaTypes[format]) ?? ranges.get('image/*') ?? ranges.get('*/*') ?? 0
  return formats.reduce((best, format) => (qualityOf(format) > qualityOf(best) ? format : best))
}

function rangeOf(text: string): readonly [type: string, quality: number] {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  return [type, quality === undefined ? 1 : Number(quality.slice(2))]
}
