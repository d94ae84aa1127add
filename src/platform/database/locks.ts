/** Advisory locks of the platform; all processes must agree on their numbers. */
export const platformLocks = {
  /** Held by the process that changes the schema. */
  migration: 7_204_938_115,
  /** Held by the process that owns an embedded server. */
  embeddedOwner: 5_019_463_071,
} as const
