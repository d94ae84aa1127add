import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { MEGABYTE } from '#domain/units.ts'
import type { Queryable } from '#server/database/transaction.ts'
import { etagOf, type StaticFile } from './static-files.ts'

const unpack = promisify(brotliDecompress)

/**
 * The hashed files of all releases of the last 30 days, in the database, which is what processes of
 * two releases share in any case (rule: pages-opened-before).
 */
export interface ReleaseFiles {
  /** Lays this release's files down for the others, and says that it still runs. */
  readonly publish: () => Promise<void>
  /** A file of any release; null when none of the last 30 days had it. */
  readonly find: (path: string) => Promise<StaticFile | null>
}

/** As many as two releases differ in. */
const keptAtHand = 8 * MEGABYTE

/** @param own every file of this release's build by its path */
export function releaseFiles(db: Queryable, own: ReadonlyMap<string, StaticFile>): ReleaseFiles {
  const hashed = [...own].filter(([, { isImmutable }]) => isImmutable)
  const atHand = new LRUCache<string, StaticFile>({
    maxSize: keptAtHand,
    sizeCalculation: ({ bytes, br }) => 1 + bytes.length + (br?.length ?? 0),
  })
  return {
    publish: async () => {
      if (hashed.length === 0) return
      const column = <Value>(read: (file: StaticFile) => Value) =>
        hashed.map(([, file]) => read(file))
      // In one order, so that processes that start together wait for each other at most.
      await sql`insert into release_files (path, type, body, is_packed)
        select * from unnest(${hashed.map(([path]) => path)}::text[],
          ${column(({ type }) => type)}::text[],
          ${column(({ bytes, br }) => br ?? bytes)}::bytea[],
          ${column(({ br }) => br !== undefined)}::boolean[]) as file (path, type, body, is_packed)
        order by path
        on conflict (path) do update set seen_at = now()
          where release_files.seen_at < now() - interval '1 day'`.execute(db)
    },
    find: async (path) => {
      const before = atHand.get(path)
      if (before !== undefined) return before
      const row = await db
        .selectFrom('release_files')
        .select(['type', 'body', 'is_packed'])
        .where('path', '=', path)
        .executeTakeFirst()
      if (row === undefined) return null
      const bytes = row.is_packed ? await unpack(row.body) : row.body
      const file: StaticFile = {
        type: row.type,
        bytes,
        br: row.is_packed ? row.body : undefined,
        gzip: undefined,
        etag: etagOf(bytes),
        isImmutable: true,
      }
      atHand.set(path, file)
      return file
    },
  }
}
