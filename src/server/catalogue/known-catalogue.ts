import { CompiledQuery, sql } from 'kysely'
import type { Priority } from '#domain/contract/priorities.ts'
import { coalesceReads } from '#platform/concurrency/fresh-read.ts'
import { timeLimits } from '#platform/database/connection.ts'
import {
  asWork,
  currentDeadline,
  currentWork,
  withoutDeadline,
} from '#platform/database/deadline.ts'
import { DatabaseError } from '#platform/database/errors.ts'
import { preparedStatement } from '#platform/database/prepared-statement.ts'
import type { Queryable } from '#server/schema/database.ts'
import { CatalogueIndex } from '#server/search/index/catalogue-index.ts'
import type { IndexedProduct } from '#server/search/index/products.ts'

/** Products per batch: few, so that a batch hardly blocks the event loop. */
const CHUNK = 250

const latest = preparedStatement(
  'catalogue-version',
  'select version, emptied_at from catalogue_version',
)

interface LatestIndex {
  /** Number of the last change. */
  readonly version: number
  /** A process with a lower number rebuilds its index. */
  readonly emptiedAt: number
}

const known = new WeakMap<Queryable, KnownCatalogue>()

/** Returns this process's replica of a database's catalogue, created on first use. */
export function catalogueOf(db: Queryable): KnownCatalogue {
  const before = known.get(db)
  if (before) return before
  const made = new KnownCatalogue(db)
  known.set(db, made)
  return made
}

/** In-memory replica of the catalogue: loaded once, then updated from the change log. */
class KnownCatalogue {
  readonly #db: Queryable
  #index = new CatalogueIndex()
  /** Number of the last applied change. */
  #version = -1
  #reading: Promise<void> | null = null
  readonly #latest: Readonly<Record<Priority, () => Promise<LatestIndex>>>

  constructor(db: Queryable) {
    this.#db = db
    // Reads are coalesced per priority to avoid priority inversion: a request never waits for a
    // read of lower priority that gets no connection.
    const latestIn = (priority: Priority) =>
      coalesceReads(() => asWork({ priority, deadline: null }, () => this.#readLatest()))
    this.#latest = {
      orders: latestIn('orders'),
      carts: latestIn('carts'),
      browsing: latestIn('browsing'),
      admin: latestIn('admin'),
    }
  }

  /**
   * Returns the index with every change that was committed before the call.
   *
   * @throws DatabaseError
   */
  async upToDate(): Promise<CatalogueIndex> {
    const { version, emptiedAt } = await inTime(this.#latest[currentWork().priority]())
    // A shared catch-up may have begun before the change that this caller expects.
    while (this.#version < version) {
      this.#reading ??= withoutDeadline(() => this.#catchUp(emptiedAt)).finally(() => {
        this.#reading = null
      })
      await inTime(this.#reading)
    }
    return this.#index
  }

  async #readLatest(): Promise<LatestIndex> {
    const { rows } = await this.#db.executeQuery<{ version: number; emptied_at: number }>(
      CompiledQuery.raw(latest),
    )
    const [row] = rows
    return { version: row?.version ?? 0, emptiedAt: row?.emptied_at ?? 0 }
  }

  /** Applies all changes after `#version`, or rebuilds an outdated index. */
  async #catchUp(emptiedAt: number): Promise<void> {
    const isNew = this.#version < emptiedAt
    const index = isNew ? new CatalogueIndex() : this.#index
    let place = { version: isNew ? -1 : this.#version, id: LAST_ID }
    for (;;) {
      const rows = await this.#changesAfter(place)
      for (const row of rows) index.put(row.id, row.is_on_sale ? productOf(row) : null)
      const last = rows.at(-1)
      if (last) place = { version: Number(last.version), id: last.id }
      if (rows.length < CHUNK) break
    }
    this.#index = index
    this.#version = Math.max(this.#version, place.version, emptiedAt)
  }

  async #changesAfter(place: { readonly version: number; readonly id: string }) {
    const { rows } = await sql<ChangedRow>`
      select change.version, change.product_id as id, product.name, product.description, product.brand,
        product.case_type, product.device_models, product.colours, product.family, product.price,
        product.rating_sum, product.review_count, product.rating_is_sample,
        (extract(epoch from product.created_at) * 1000000)::float8 as created_at,
        product.id is not null and product.deleted_at is null as is_on_sale
      from catalogue_changes change left join products product on product.id = change.product_id
      where (change.version, change.product_id) > (${place.version}, ${place.id}::uuid)
      order by change.version, change.product_id limit ${CHUNK}`.execute(this.#db)
    return rows
  }
}

/**
 * Waits for a shared read until the deadline of the current work.
 *
 * @throws DatabaseError timeout, and errors of the read
 */
async function inTime<T>(reading: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new DatabaseError('timeout', 'reading the catalogue takes too long')),
    Math.max(0, currentDeadline(timeLimits.work) - performance.now()),
  )
  try {
    return await Promise.race([reading, late])
  } finally {
    clearTimeout(timer)
  }
}

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

interface ChangedRow {
  readonly version: string
  readonly id: string
  readonly name: string
  readonly description: string
  readonly brand: string
  readonly case_type: string
  readonly device_models: readonly string[]
  readonly colours: readonly string[]
  readonly family: string
  readonly price: number
  readonly rating_sum: number
  readonly review_count: number
  readonly rating_is_sample: boolean
  /** Microseconds since 1970. */
  readonly created_at: number
  readonly is_on_sale: boolean
}

function productOf(row: ChangedRow): IndexedProduct {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    brand: row.brand,
    caseType: row.case_type,
    deviceModels: row.device_models,
    colours: row.colours,
    family: row.family,
    price: row.price,
    rating: row.review_count === 0 ? 0 : row.rating_sum / row.review_count,
    // Sample reviews count for the sort by stars, but not for the most loved (rules: samples,
    // most-loved).
    reviewCount: row.rating_is_sample ? 0 : row.review_count,
    createdAt: row.created_at,
  }
}
