import { join } from 'node:path'
import pg from 'pg'
import { DAY } from '#domain/text/units.ts'
import { callsTo } from '#testing/calls.ts'
import { openMailServer } from '#testing/mail-server.ts'
import { eventually } from '#testing/processes.ts'
import { openScratchDatabase, scratchFolder } from '../../bench/scratch/database.ts'
import { startShop } from '../../bench/scratch/shop.ts'
import { openClock } from './clock.ts'
import { timed } from './stopwatch.ts'

/** Milliseconds for a shop to recover from a jump of its clock, on a busy machine. */
const AWAKE_WITHIN = 60_000

export type MonthShop = Awaited<ReturnType<typeof openMonthShop>>

export async function openMonthShop() {
  const { folder, remove } = await scratchFolder()
  const closing: (() => Promise<unknown>)[] = [remove]
  const close = async () => {
    for (const step of closing.splice(0).reverse()) await step()
  }
  try {
    const clock = await openClock(folder)
    const { environment } = clock
    const database = await openScratchDatabase({ environment })
    closing.push(() => database.close())
    const mail = await openMailServer()
    closing.push(() => mail.close())
    const data = join(folder, 'data')
    const shop = await startShop({
      ...environment,
      DATABASE_URL: database.server.url,
      DATA_DIR: data,
      // Each customer has a network address and limits of their own.
      RATE_LIMIT_SCALE: '1',
      // A call during the jump logs a warning.
      LOG_LEVEL: 'error',
      TRUST_PROXY: '127.0.0.1',
      PUBLIC_URL: 'http://shop.example',
      SMTP_URL: mail.url,
      MAIL_FROM: 'Khol <orders@shop.example>',
    })
    closing.push(() => shop.close())
    const client = new pg.Client(database.server.url)
    await client.connect()
    closing.push(() => client.end())
    const { calls, stopwatch } = timed(callsTo(shop.address))
    const began = Date.now()

    return {
      calls,
      stopwatch,
      client,
      mail,
      address: shop.address,
      shop: shop.pid,
      database: database.server.pid() ?? 0,
      folder: data,
      close,
      /** Sets the clock to days after the beginning, and waits until the shop answers again. */
      async letItBe(day: number): Promise<void> {
        await clock.set(day)
        const isThere = (at: number) => at >= began + day * DAY
        const isAwake = async () => {
          const answer = await fetch(`${shop.address}/api/products`, {
            headers: { connection: 'close' },
          })
          await answer.arrayBuffer()
          const { rows } = await client.query<{ now: Date }>('select now()')
          return (
            answer.ok &&
            isThere(Date.parse(answer.headers.get('date') ?? '') + 1_000) &&
            isThere(rows[0]?.now.getTime() ?? 0)
          )
        }
        await eventually(isAwake, AWAKE_WITHIN, `the shop lives on day ${day}`)
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}
