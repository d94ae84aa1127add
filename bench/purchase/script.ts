import pg from 'pg'
import { limitKey } from '#server/http/limits/limit-key.ts'
import { firstProduct, productCount } from './products.ts'
import type { RecordedPurchase, SentStatement } from './record.ts'

/** Varying texts of a purchase, each with the expression that generates another. */
type Variables = Map<string, string>

/**
 * Script of pgbench with the statements of a recorded purchase. Varying values are generated from two
 * random numbers.
 */
export async function pgbenchScript(
  client: pg.Client,
  purchase: RecordedPurchase,
): Promise<string> {
  const { guestHash, productId, phone } = purchase
  const variables: Variables = new Map([
    [guestHash.toString('hex'), "encode(sha256(int8send(:guest::bigint)), 'hex')"],
    [guestHash.toString('base64url'), ':guest::text'],
    [purchase.orderId, 'md5(:guest::text)'],
    [purchase.checkoutKey, 'md5(:guest::text)'],
    [productId, `${pg.escapeLiteral(productId.slice(0, -3))} || :product::text`],
    [phone, "'+92' || :guest::text"],
    [limitKey(phone), 'md5(:guest::text)'],
  ])
  const lines = [
    '\\set guest random(1, 1000000000000000000)',
    `\\set product random(${firstProduct}, ${firstProduct + productCount - 1})`,
  ]
  for (const statement of purchase.statements) {
    lines.push(await scripted(client, statement, variables))
  }
  return `${lines.join('\n')}\n`
}

async function scripted(
  client: pg.Client,
  { text, values }: SentStatement,
  variables: Variables,
): Promise<string> {
  const types = values.length === 0 ? [] : await parameterTypes(client, text)
  const filled = text.replaceAll(/\s+/g, ' ').replaceAll(/\$(\d+)/g, (_, number: string) => {
    const index = Number(number) - 1
    return `(${expressionOf(values[index], variables)})::${types[index]}`
  })
  return `${filled};`
}

/** SQL of a value: a constant, except for its varying parts. */
function expressionOf(value: unknown, variables: Variables): string {
  const text = textOf(value)
  if (text === null) return 'null'
  // Varying values are hashes, ids and numbers: a plus is their only special character of a
  // pattern.
  const differing = [...variables.keys()].map((key) => key.replaceAll('+', '\\+')).join('|')
  return text
    .split(new RegExp(`(${differing})`))
    .filter((part) => part !== '')
    .map((part) => variables.get(part) ?? constant(part))
    .concat(text === '' ? ["''"] : [])
    .join(' || ')
}

/** Escapes a colon before a letter, which pgbench reads as a variable even inside quotes. */
function constant(text: string): string {
  return text
    .split(/:(?=[A-Za-z_])/)
    .map((part) => pg.escapeLiteral(part))
    .join(' || chr(58) || ')
}

/** Value in PostgreSQL's text format. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`
  if (Array.isArray(value)) {
    return `{${value.map((item) => JSON.stringify(String(item))).join(',')}}`
  }
  return value instanceof Date ? value.toISOString() : String(value)
}

async function parameterTypes(client: pg.Client, text: string): Promise<string[]> {
  await client.query(`prepare asked as ${text}`)
  const { rows } = await client.query<{ types: string[] }>(
    "select parameter_types::text[] as types from pg_prepared_statements where name = 'asked'",
  )
  await client.query('deallocate asked')
  return rows[0]?.types ?? []
}
