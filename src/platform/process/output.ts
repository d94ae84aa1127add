import { writeSync } from 'node:fs'

/** Time limit for a line while the reader is slow, milliseconds. */
const timeout = 1_000
const betweenAttempts = 10

const sleeper = new Int32Array(new SharedArrayBuffer(4))

/** Writes to an open file; returns the number of written bytes. */
type Write = (fd: number, bytes: Buffer) => number

/**
 * Writes the lines of a process to an open file. A line that can't be written, because the disk is
 * full or the reader has gone, must not stop the server: it is dropped, and once writing works
 * again, a line reports the number of dropped ones.
 */
export class Output {
  readonly #fd: number
  readonly #write: Write
  #lost = 0
  #isLineCut = false

  constructor(fd: number, write: Write = writeSync) {
    this.#fd = fd
    this.#write = write
  }

  /** `lines` must end with a newline. */
  write(lines: string): void {
    if (this.#lost > 0 && this.#writeWhole(this.#notice())) this.#lost = 0
    if (this.#lost > 0 || !this.#writeWhole(lines)) this.#lost += 1
  }

  #notice(): string {
    const notice = `{"level":40,"time":${Date.now()},"lost":${this.#lost},"msg":"lines could not be written"}\n`
    return this.#isLineCut ? `\n${notice}` : notice
  }

  /** Returns whether all lines were written completely. */
  #writeWhole(lines: string): boolean {
    const bytes = Buffer.from(lines)
    const until = performance.now() + timeout
    for (let written = 0; written < bytes.length; ) {
      try {
        written += this.#write(this.#fd, bytes.subarray(written))
        this.#isLineCut = written < bytes.length
      } catch (error) {
        const isBehind = (error as NodeJS.ErrnoException).code === 'EAGAIN'
        if (!isBehind || performance.now() > until) return false
        Atomics.wait(sleeper, 0, 0, betweenAttempts)
      }
    }
    return true
  }
}
