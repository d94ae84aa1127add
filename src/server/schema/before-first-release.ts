/**
 * Schema of the versions before 1.0.0, which the first migration replaces. Their databases aren't
 * migrated; a backup of the last of these versions is restored into the present tables.
 */
export const beforeFirstRelease = {
  /** Checksum of their first migration, which any database of theirs has run. */
  firstChecksum: '6652c982a3948d9613a8fb8c8ab025b3659cc1c78270843e0d6b5006cd4e8234',
  /** Checksum of their last migration: a backup of an earlier one lacks columns. */
  lastChecksum: '622cfec3c8954a7a70ca980c6a69ba4012c89bd8ea0b4584a369b694cb6d560d',
  /** Tables that held second copies of short-lived rows, and have no successor. */
  goneTables: ['password_resets', 'rate_windows'],
} as const
