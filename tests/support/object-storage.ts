import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BucketConfiguration } from '#platform/storage/store.ts'
import { closedAfterwards } from './closing.ts'

/** Local object storage that implements the part of S3 that the shop uses. */
export interface ObjectStorage {
  readonly bucket: BucketConfiguration
  readonly objects: Map<string, { readonly bytes: Buffer; readonly type: string; at: Date }>
  /** Authorised requests, as `PUT images/a.webp`. */
  readonly asked: string[]
  /** Status to answer instead; null to work. */
  failing: number | null
  readonly close: () => Promise<void>
}

/** Keys per page of a list: few, so that lists have several pages. */
const PAGE = 5

/** Content of an object that was never stored; null for a 404. */
export type FallbackContent = (key: string) => Promise<Buffer | null>

/** Opens a storage that verifies every signature. */
export async function openObjectStorage(
  standIn: FallbackContent = async () => null,
): Promise<ObjectStorage> {
  const keys = { region: 'ap-south-1', accessKeyId: 'id', secretAccessKey: 'secret' }
  const objects: ObjectStorage['objects'] = new Map()
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    const url = new URL(request.url ?? '', 'http://storage')
    const key = decodeURIComponent(url.pathname.slice('/pictures/'.length))
    const say = (status: number, text: string | Buffer = '', headers = {}) =>
      response.writeHead(status, headers).end(text)
    if (!isSigned(request, url, body, keys)) return say(403)
    asked.push(`${request.method} ${key || 'list'}`)
    if (storage.failing !== null) return say(storage.failing)
    if (!/^\/pictures(?:\/|$)/.test(url.pathname)) return say(404)
    const object = objects.get(key)
    if (request.method === 'PUT') {
      objects.set(key, { bytes: body, type: request.headers['content-type'] ?? '', at: new Date() })
      return say(200)
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return say(204)
    }
    if (key === '') return say(200, listOf(objects, url.searchParams))
    const bytes = object?.bytes ?? (await standIn(key))
    if (!bytes) return say(404)
    return say(200, request.method === 'HEAD' ? '' : bytes, {
      'last-modified': (object?.at ?? new Date()).toUTCString(),
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const storage: ObjectStorage = {
    bucket: { ...keys, endpoint, bucket: 'pictures', prefix: 'images/' },
    objects,
    asked,
    failing: null,
    close: closedAfterwards(async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    }),
  }
  return storage
}

function listOf(objects: ObjectStorage['objects'], search: URLSearchParams): string {
  const after = Buffer.from(search.get('continuation-token') ?? '', 'base64').toString()
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(search.get('prefix') ?? '') && key > after)
    .sort()
  const page = keys.slice(0, PAGE)
  const entries = page.map((key) => {
    const object = objects.get(key)
    return `<Contents><Key>${key}</Key><LastModified>${object?.at.toISOString()}</LastModified><ETag>&quot;0&quot;</ETag><Size>${object?.bytes.length}</Size></Contents>`
  })
  const isTruncated = keys.length > page.length
  const next = isTruncated
    ? `<NextContinuationToken>${Buffer.from(page.at(-1) ?? '').toString('base64')}</NextContinuationToken>`
    : ''
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${entries.join('')}${next}</ListBucketResult>`
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Recomputes the signature, AWS Signature Version 4, and compares. */
function isSigned(
  { method, headers }: IncomingMessage,
  url: URL,
  body: Buffer,
  {
    region,
    accessKeyId,
    secretAccessKey,
  }: Pick<BucketConfiguration, 'region' | 'accessKeyId' | 'secretAccessKey'>,
): boolean {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    )
  const [, id, day = '', scope, names = '', signature] = given ?? []
  const moment = String(headers['x-amz-date'])
  const payload = String(headers['x-amz-content-sha256'])
  const isMeant = id === accessKeyId && scope === `${region}/s3/aws4_request`
  const needed = ['host', 'x-amz-content-sha256', 'x-amz-date']
  if (!isMeant || !needed.every((name) => names.split(';').includes(name))) return false
  if (payload !== sha256(body)) return false
  const search = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
  const signed = names.split(';').map((name) => `${name}:${headers[name]}\n`)
  const canonical = [method, url.pathname, search.join('&'), signed.join(''), names, payload]
  const toSign = ['AWS4-HMAC-SHA256', moment, `${day}/${scope}`, sha256(canonical.join('\n'))]
  const key = [day, region, 's3', 'aws4_request'].reduce(
    hmac,
    Buffer.from(`AWS4${secretAccessKey}`),
  )
  return hmac(key, toSign.join('\n')).toString('hex') === signature
}
