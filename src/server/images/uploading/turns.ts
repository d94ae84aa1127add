/** Lets few in at a time, and one of them at a time do the work. */
export interface Turns {
  /** Runs `visit`, which holds a place until it ends; null when every place is taken. */
  readonly withPlace: <T>(visit: () => Promise<T>) => Promise<T> | null
  /** Runs `work` once everybody who asked before is done. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>
}

/** Turns with this many places. */
export function turnsOf(places: number): Turns {
  let taken = 0
  let last: Promise<unknown> = Promise.resolve()
  return {
    withPlace(visit) {
      if (taken >= places) return null
      taken += 1
      return visit().finally(() => {
        taken -= 1
      })
    },
    inTurn(work) {
      const turn = last.then(work)
      last = turn.catch(() => undefined)
      return turn
    },
  }
}
