/**
 * The advisory locks of the shop's database, each with a number of its own. Every process of the
 * shop must agree on them, also with releases that ran before: a number is never changed or reused.
 */
export const advisoryLocks = {
  /** One process changes the schema at a time. */
  migration: 7_204_938_115,
  /** One transaction fills an empty shop with the demo catalogue. */
  demoFilling: 7_204_938_116,
  /** One process makes a fresh shop ready. */
  preparation: 7_204_938_117,
  /** One process makes the first admin. */
  firstAdmin: 7_204_938_118,
  /** One transaction folds the kept figures; written out in migration 5. */
  figures: 7_204_938_119,
  /** One transaction folds what each product has sold; written out in migration 11. */
  productSales: 7_204_938_120,
  /** Shared by whoever names pictures, alone by who sweeps them. */
  pictures: 5_830_172_946,
  /** One process owns an embedded server. */
  embeddedOwner: 5_019_463_071,
} as const
