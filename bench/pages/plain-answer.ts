import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { join } from 'node:path'

/** Recorded answer, without headers that every server in Node adds. */
export interface PlainAnswer {
  /** Names and values in turn. */
  readonly headers: readonly string[]
  readonly bytes: Buffer
}

const addedByNode = new Set(['date', 'connection', 'keep-alive'])

/** Records a shop's answer to a browser that accepts brotli. */
export async function answerOf(url: string): Promise<PlainAnswer> {
  const request = get(url, { headers: { 'accept-encoding': 'br' }, agent: false })
  const [response] = await once(request, 'response')
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode}`)
  const raw: string[] = response.rawHeaders
  const headers = raw.filter((_, at) => !addedByNode.has(raw[at - (at % 2)]?.toLowerCase() ?? ''))
  return { headers, bytes: Buffer.concat(await response.toArray()) }
}

/** Starts a bare server with exactly this answer in a separate process. */
export async function serveBare(
  answer: PlainAnswer,
): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(join(import.meta.dirname, 'bare.ts'), { serialization: 'advanced' })
  child.send(answer)
  const [port] = await once(child, 'message')
  return { child, url: `http://127.0.0.1:${port}` }
}
