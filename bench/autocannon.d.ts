/** Part of autocannon's API that the benchmarks use. */
declare module 'autocannon' {
  interface Request {
    readonly path: string
    readonly headers?: Readonly<Record<string, string>>
  }

  interface Options {
    readonly url: string
    readonly connections: number
    /** Seconds. */
    readonly duration: number
    /** Sent in turn by each connection. */
    readonly requests: readonly Request[]
    /** Threads that send; none sends from the calling thread. */
    readonly workers?: number
  }

  interface Result {
    /** Milliseconds. */
    readonly latency: { readonly p50: number; readonly p99: number }
    readonly errors: number
    readonly non2xx: number
    readonly '2xx': number
  }

  export default function autocannon(options: Options): Promise<Result>
}
