import { sql } from 'kysely'
import { type Priority, priorities } from '#domain/contract/priorities.ts'
import { coalesceReads } from '#platform/concurrency/fresh-read.ts'
import {
  asWork,
  currentDeadline,
  currentWork,
  within,
  withoutDeadline,
} from '#platform/database/deadline.ts'
import { preparedStatement, rowsOf } from '#platform/database/prepared-statement.ts'
import type { Queryable } from '#server/schema/database.ts'
import { CatalogueIndex } from '#server/search/index/catalogue-index.ts'
import type { IndexedProduct } from '#server/search/index/products.ts'

/** Products per batch: few, so that a batch hardly blocks the event loop. */
const CHUNK = 250

const latest = preparedStatement(
  'catalogue-version',
  'select version, emptied_at as "emptiedAt" from catalogue_version',
)

interface LatestIndex {
  readonly version: number
  /** A process with a lower number rebuilds its index. */
  readonly emptiedAt: number
}

const known = new WeakMap<Queryable, KnownCatalogue>()

/** Returns this process's replica of a database's catalogue, created on first use. */
export function catalogueOf(db: Queryable): KnownCatalogue {
  const catalogue = known.get(db) ?? new KnownCatalogue(db)
  known.set(db, catalogue)
  return catalogue
}

/** In-memory replica of the catalogue: loaded once, then updated from the change log. */
class KnownCatalogue {
  readonly #db: Queryable
  #index = new CatalogueIndex()
  #version = -1
  #reading: Promise<void> | null = null
  readonly #latest: Readonly<Record<Priority, () => Promise<LatestIndex>>>

  constructor(db: Queryable) {
    this.#db = db
    // Reads are coalesced per priority to avoid priority inversion: a request never waits for a
    // read of lower priority that gets no connection.
    const latestIn = (priority: Priority) =>
      coalesceReads(() => asWork({ priority, deadline: null }, () => this.#readLatest()))
    const reads = priorities.map((priority) => [priority, latestIn(priority)])
    this.#latest = Object.fromEntries(reads) as Record<Priority, () => Promise<LatestIndex>>
  }

  /** Returns the index with every change that was committed before the call. */
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
    const [row] = await rowsOf<LatestIndex>(this.#db, latest, [])
    return row ?? { version: 0, emptiedAt: 0 }
  }

  /** Applies all changes after `#version`, or rebuilds an outdated index. */
  async #catchUp(emptiedAt: number): Promise<void> {
    const isNew = this.#version < emptiedAt
    const index = isNew ? new CatalogueIndex() : this.#index
    let position = { version: isNew ? -1 : this.#version, id: LAST_ID }
    for (;;) {
      const rows = await this.#changesAfter(position)
      for (const { version, isOnSale, ...product } of rows) {
        index.put(product.id, isOnSale ? product : null)
        position = { version: Number(version), id: product.id }
      }
      if (rows.length < CHUNK) break
    }
    this.#index = index
    this.#version = Math.max(this.#version, position.version, emptiedAt)
  }

  /** Sample reviews count for the sort by stars, not for the most loved (rules: samples, most-loved). */
  async #changesAfter({ version, id }: { readonly version: number; readonly id: string }) {
    const { rows } = await sql<ChangedProduct>`
      select change.version, change.product_id as id, product.name, product.name_urdu as "nameUrdu",
        product.description, product.description_urdu as "descriptionUrdu", product.brand,
        product.case_type as "caseType", product.device_models as "deviceModels", product.colours,
        product.family, product.price,
        ${designParts.drawing} as drawing, ${designParts.paint} as paint,
        coalesce(product.rating_sum::float8 / nullif(product.review_count, 0), 0) as rating,
        case when product.rating_is_sample then 0 else product.review_count end as "reviewCount",
        (extract(epoch from product.created_at) * 1000000)::float8 as "createdAt",
        product.id is not null and product.deleted_at is null as "isOnSale"
      from catalogue_changes change left join products product on product.id = change.product_id
      where (change.version, change.product_id) > (${version}, ${id}::uuid)
      order by change.version, change.product_id limit ${CHUNK}`.execute(this.#db)
    return rows
  }
}

/** Two designs with the same parts are one drawing in one colour; '' without a design (rule: one-design). */
export const designParts = {
  drawing: sql<string>`coalesce(design ->> 'motif', design ->> 'look', '')
    || coalesce(design -> 'artwork' ->> 'picture', '')`,
  paint: sql<string>`coalesce(design ->> 'colour', '')`,
}

interface ChangedProduct extends IndexedProduct {
  readonly version: string
  /** Otherwise all fields but the id are null. */
  readonly isOnSale: boolean
}

/** Waits for a shared read until the deadline of the current work, then throws a timeout. */
function inTime<T>(reading: Promise<T>): Promise<T> {
  return within(currentDeadline(), reading, 'reading the catalogue takes too long')
}

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
