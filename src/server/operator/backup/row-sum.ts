import { hash } from 'node:crypto'

/** Words of 32 bits that a sum has. */
const WORDS = 4
const NEWLINE = 10

/**
 * Sums up the rows of a table in COPY's text form, in whatever order they come: servers sort text
 * differently, and the same rows must give the same sum on each. A row that comes twice counts twice.
 */
export class RowSum {
  readonly #words = new Uint32Array(WORDS)
  /** Of a row that has only begun. */
  #begun: Buffer[] = []

  add(chunk: Buffer): void {
    let from = 0
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, from)) {
      this.#addRow(chunk.subarray(from, end))
      from = end + 1
    }
    // The bytes may be used again for what comes next.
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

  /** Equal for the same rows. */
  digest(): string {
    return this.#words.join('.')
  }
}
