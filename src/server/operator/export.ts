import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import type { OrderStatus } from '#domain/orders/status.ts'
import { orderStatuses } from '#domain/orders/status-lists.ts'
import { recordExport } from '#server/activity/record.ts'
import type { CsvFile } from '#server/http/answers/csv.ts'
import { exportOrders } from '#server/orders/admin/export-orders.ts'
import {
  connected,
  type Operator,
  OperatorError,
  UsageError,
  type Verb,
  writePrivately,
} from './verb.ts'

export const exportVerb: Verb = {
  usage: 'export [--to <file>] [--status <status>] [--search <words>]',
  does: 'writes the orders as CSV, as the admin’s list exports them, into a file or to its output',
  failure: 'No orders were exported',
  run: async (words, operator) => {
    const { to, status, search } = optionsOf(words)
    await operator.withDatabase((url) =>
      connected(url, async (db) => {
        const orders = await exportOrders(db, { status, search })
        await recordExport(db, null, 'orders')
        await (to === undefined
          ? writeOut(orders, operator)
          : writeFile(orders, operator.pathOf(to), operator))
      }),
    )
  },
}

function optionsOf(words: readonly string[]) {
  const text = { type: 'string' } as const
  const options = { to: text, status: text, search: text }
  try {
    const { to, status, search } = parseArgs({ args: [...words], options }).values
    return { to, status: status === undefined ? undefined : statusOf(status), search }
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError('Those words make no export.')
  }
}

function statusOf(word: string): OrderStatus {
  const status = orderStatuses.find((name) => name.toLowerCase() === word.toLowerCase())
  if (!status) throw new UsageError(`A status is one of: ${orderStatuses.join(', ')}.`)
  return status
}

async function writeOut(
  { total, text }: CsvFile,
  { output, note, signal }: Operator,
): Promise<void> {
  try {
    await pipeline(text, output, { end: false, signal })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error
    throw new OperatorError('Whoever read the export stopped before its end.')
  }
  note(`Orders written: ${total}`)
}

async function writeFile(
  { total, text }: CsvFile,
  path: string,
  { say, signal }: Operator,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writePrivately(path, text, signal)
  say(`Orders written: ${total}`)
  say(`The file is ${path}. It holds personal data: keep it where nobody else can read it.`)
}
