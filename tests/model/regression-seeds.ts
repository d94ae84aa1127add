/** Run that failed once: its failure printed `seed`, and `path` up to the first colon. */
export interface RegressionSeed {
  readonly seed: number
  readonly path: string
  /** Defect that the run found; a test of its own covers it now. */
  readonly found: string
}

/**
 * Runs that found defects, replayed before new ones (tests/README.md). A change of the
 * actions turns them into other runs: each defect is covered by its own test, and these only search
 * near it again.
 */
export const keptSeeds: readonly RegressionSeed[] = [
  {
    seed: 501,
    path: '2',
    found: 'an order that was placed while its guest logged in belonged to no account',
  },
  {
    seed: 207_800_004,
    path: '13',
    found: 'a cart that was emptied twice at once had two new keys',
  },
]
