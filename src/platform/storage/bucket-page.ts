import type { StoredFile } from './store.ts'

export interface BucketPage {
  readonly files: readonly StoredFile[]
  /** Continuation token; null on the last page. */
  readonly next: string | null
}

/**
 * Parses an answer of ListObjectsV2. The shop's own keys need no escaping; other keys are left out.
 *
 * @throws Error for any other document, and for a truncated page without a token, so that
 *   unreadable content is never taken for an empty bucket
 */
export function readBucketPage(xml: string, prefix: string): BucketPage {
  if (!/<ListBucketResult[\s>]/.test(xml)) throw new Error('The bucket sent no list')
  const [, ...entries] = xml.split('<Contents>')
  const files = entries.flatMap((entry): readonly StoredFile[] => {
    const key = textOf(entry, 'Key')
    if (!key?.startsWith(prefix) || !entry.includes('</Contents>')) return []
    const at = new Date(textOf(entry, 'LastModified') ?? 0)
    return [{ name: key.slice(prefix.length), bytes: Number(textOf(entry, 'Size')), at }]
  })
  const isWhole = textOf(xml, 'IsTruncated') !== 'true'
  const next = isWhole ? null : textOf(xml, 'NextContinuationToken')
  if (!isWhole && !next) throw new Error('The bucket sent a list without its next part')
  return { files, next }
}

/** Text of the first element of this name; null without one, and if it has elements itself. */
function textOf(xml: string, element: string): string | null {
  const [, after] = xml.split(`<${element}>`, 2)
  const [text = '', rest = ''] = after?.split('</', 2) ?? []
  if (!rest.startsWith(`${element}>`) || text.includes('<')) return null
  return text.replace(/&(lt|gt|quot|apos|#39|#34|amp);/g, (_, name) => entities[name] ?? '')
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
