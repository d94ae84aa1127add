import { hash } from 'node:crypto'

/** Number of 32-bit words in a checksum. */
const WORDS = 4
const NEWLINE = 10

/**
 * Order-independent checksum of the rows of a table in COPY's text format: servers sort text
 * differently, and the same rows must give the same checksum on each. A duplicate row counts twice.
 */
export class RowSum {
  readonly #words = new Uint32Array(WORDS)
  /** Chunks of an incomplete row. */
  #begun: Buffer[] = []

  add(chunk: Buffer): void {
    let from = 0
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, from)) {
      this.#addRow(chunk.subarray(from, end))
      from = end + 1
    }
    // Copied, as the caller may reuse its buffer.
    if (from < chunk.length) this.#begun.push(Buffer.from(chunk.subarray(from)))
  }

  #addRow(end: Buffer): void {
    const row = this.#begun.length === 0 ? end : Buffer.concat([...this.#begun, end])
    this.#begun = []
    const digest = hash('sha256', row, 'buffer')
    for (let word = 0; word < WORDS; word += 1) {
      this.#words[word] = (this.#words[word] ?? 0) + digest.readUInt32LE(4 * word)
    }
  }

  /** Text that is equal for equal rows. */
  digest(): string {
    return this.#words.join('.')
  }
}
