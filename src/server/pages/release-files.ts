import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { MEGABYTE } from '#domain/text/units.ts'
import { unpack } from '#platform/http/answers/encoding.ts'
import type { Queryable } from '#server/schema/database.ts'
import { etagOf, type StaticFile } from './static-files.ts'

/** Cache size for the files in which two releases differ. */
const CACHE_BYTES = 8 * MEGABYTE

/** Hashed build files of the last 30 days' releases (rule: pages-across-releases). */
export function releaseFiles(db: Queryable, own: ReadonlyMap<string, StaticFile>) {
  const hashed = [...own].filter(([, { isImmutable }]) => isImmutable)
  const cache = new LRUCache<string, StaticFile>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ bytes, br }) => 1 + bytes.length + (br?.length ?? 0),
  })
  return {
    /** Stores this release's files for other processes, and renews their time of last use. */
    publish: async () => {
      if (hashed.length === 0) return
      const column = <Value>(read: (file: StaticFile) => Value) =>
        hashed.map(([, file]) => read(file))
      // Rows are written in one order, so that concurrent starts don't deadlock.
      await sql`
        insert into release_files (path, type, body, is_packed)
        select * from unnest(${hashed.map(([path]) => path)}::text[],
          ${column(({ type }) => type)}::text[],
          ${column(({ bytes, br }) => br ?? bytes)}::bytea[],
          ${column(({ br }) => br !== undefined)}::boolean[]) as file (path, type, body, is_packed)
        order by path
        on conflict (path) do update set seen_at = now()
          where release_files.seen_at < now() - interval '1 day'`.execute(db)
    },
    /** Finds a file of any release; null when none of the last 30 days had it. */
    find: async (path: string): Promise<StaticFile | null> => {
      const cached = cache.get(path)
      if (cached !== undefined) return cached
      const row = await db
        .selectFrom('release_files')
        .select(['type', 'body', 'is_packed'])
        .where('path', '=', path)
        .executeTakeFirst()
      if (row === undefined) return null
      const bytes = row.is_packed ? await unpack(row.body, 'br') : row.body
      const file: StaticFile = {
        type: row.type,
        bytes,
        br: row.is_packed ? row.body : undefined,
        gzip: undefined,
        etag: etagOf(bytes),
        isImmutable: true,
      }
      cache.set(path, file)
      return file
    },
  }
}

export type ReleaseFiles = ReturnType<typeof releaseFiles>
