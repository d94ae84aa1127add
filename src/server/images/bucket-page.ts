import type { KeptFile } from './store.ts'

/** A part of a bucket's list. */
export interface BucketPage {
  readonly files: readonly KeptFile[]
  /** Where the list goes on; null at its end. */
  readonly next: string | null
}

/**
 * Reads what ListObjectsV2 answers. The shop's own keys need no escaping; anything else in the bucket
 * is left out.
 */
export function readBucketPage(xml: string, prefix: string): BucketPage {
  const files = [...xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].flatMap(
    ([, entry = '']): readonly KeptFile[] => {
      const key = textOf(entry, 'Key')
      if (!key?.startsWith(prefix)) return []
      const at = new Date(textOf(entry, 'LastModified') ?? 0)
      return [{ name: key.slice(prefix.length), bytes: Number(textOf(entry, 'Size')), at }]
    },
  )
  const isWhole = textOf(xml, 'IsTruncated') !== 'true'
  return { files, next: isWhole ? null : textOf(xml, 'NextContinuationToken') }
}

function textOf(xml: string, element: string): string | null {
  const text = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1]
  return (
    text?.replace(/&(lt|gt|quot|apos|#39|#34|amp);/g, (_, name) => entities[name] ?? '') ?? null
  )
}

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  '#34': '"',
  amp: '&',
}
