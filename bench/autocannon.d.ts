/** Part of autocannon's API that the benchmarks use. */
declare module 'autocannon' {
  interface Request {
    readonly method?: string
    readonly path: string
    readonly headers?: Readonly<Record<string, string>>
    readonly body?: string
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
    readonly requests: { readonly average: number; readonly total: number }
    /** Milliseconds. */
    readonly latency: { readonly p50: number; readonly p99: number }
    readonly throughput: { readonly average: number }
    readonly errors: number
    readonly timeouts: number
    readonly non2xx: number
    readonly '2xx': number
  }

  export default function autocannon(options: Options): Promise<Result>
}
