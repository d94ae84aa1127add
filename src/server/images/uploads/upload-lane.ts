import { Refusal } from '#domain/contract/refusal.ts'
import { t } from '#messages'
import { FairQueue } from '#platform/concurrency/fair-queue.ts'

export interface Sender {
  /** Key that the shares are counted by: the network of a customer, the account of an admin. */
  readonly client: string
  /** Key of which only the latest upload is wanted, such as an order's screenshot. */
  readonly subject?: string
}

export interface LaneLimits {
  /** Uploads in transfer, each of which keeps its bytes in memory. */
  readonly transfers: number
  readonly transfersPerClient: number
  readonly waiting: number
  readonly patience: number
  /** Milliseconds of decoding on a busy machine; the process also limits its CPU time. */
  readonly decoding: number
}

interface Transfer extends Sender {
  readonly replaced: AbortController
}

/**
 * Lane of uploads: limits their transfers, and decodes one at a time, in turn for the clients
 * (rule: fair-shares), once all its bytes are here. Patience and decoding take less than a
 * connection may wait for its answer.
 */
export class UploadLane {
  readonly #limits: LaneLimits
  readonly #transfers = new Set<Transfer>()
  readonly #turns: FairQueue

  constructor(limits: LaneLimits) {
    this.#limits = limits
    this.#turns = new FairQueue(limits.waiting)
  }

  /**
   * Runs the transfer of an upload; an unfinished one of the same subject is aborted.
   *
   * @throws Refusal UNAVAILABLE when the lane or the client's share is full; any error of `receive`
   */
  async transfer<T>(sender: Sender, receive: (replaced: AbortSignal) => Promise<T>): Promise<T> {
    this.#replace(sender.subject)
    const { transfers, transfersPerClient } = this.#limits
    if (this.#transfers.size >= transfers) throw laneFull()
    if (this.#countOf(sender.client) >= transfersPerClient) throw laneFull()
    const own: Transfer = { ...sender, replaced: new AbortController() }
    this.#transfers.add(own)
    try {
      return await receive(own.replaced.signal)
    } finally {
      this.#transfers.delete(own)
    }
  }

  /**
   * Decodes an upload in its turn. Its signal aborts when `gone` does, and when it takes too long.
   *
   * @throws Refusal UNAVAILABLE when its turn doesn't come; the reason of `gone`; errors of `decode`
   */
  async decode<T>(
    { client }: Sender,
    decode: (signal: AbortSignal) => Promise<T>,
    gone: AbortSignal,
  ): Promise<T> {
    const { patience, decoding } = this.#limits
    const late = AbortSignal.timeout(patience)
    let hasBegun = false
    const work = () => {
      hasBegun = true
      return decode(AbortSignal.any([gone, AbortSignal.timeout(decoding)]))
    }
    try {
      return await this.#turns.take(client, work, AbortSignal.any([gone, late]))
    } catch (error) {
      if (!hasBegun && !gone.aborted) throw laneFull()
      throw error
    }
  }

  #replace(subject: string | undefined): void {
    if (subject === undefined) return
    for (const transfer of this.#transfers) {
      if (transfer.subject !== subject) continue
      this.#transfers.delete(transfer)
      transfer.replaced.abort(laneFull())
    }
  }

  /** Counted on demand, as there are few. */
  #countOf(client: string): number {
    return [...this.#transfers].filter((transfer) => transfer.client === client).length
  }
}

function laneFull(): Refusal {
  return new Refusal('UNAVAILABLE', t.refusals.othersUpload, { retryAfter: 3 })
}
