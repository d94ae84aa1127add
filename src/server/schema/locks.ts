import { MIGRATION_LOCK } from '#platform/database/migrate.ts'

/**
 * Advisory locks of the shop's database, each with a number of its own. All processes must agree on
 * them, those of earlier releases too: a number is never changed or reused (7204938120 and 5019463071 were used).
 */
export const advisoryLocks = {
  /** Held by the process that changes the schema. */
  migration: MIGRATION_LOCK,
  /** Held by the transaction that fills an empty shop with the demo catalogue. */
  demoFilling: 7_204_938_116,
  /** Held by the process that prepares a fresh shop. */
  preparation: 7_204_938_117,
  /** Held by the process that creates the first admin. */
  firstAdmin: 7_204_938_118,
  /** Held by the transaction that folds the order figures; migration 1 repeats the number. */
  figures: 7_204_938_119,
  /** Held by the transaction that makes a design for the brands that lack it. */
  designBrands: 7_204_938_121,
  /** Shared by transactions that refer to pictures, exclusive for one that deletes unused ones. */
  pictures: 5_830_172_946,
} as const
