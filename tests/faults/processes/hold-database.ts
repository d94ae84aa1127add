import { startEmbedded } from '#platform/database/embedded/server.ts'

/**
 * Process that owns the embedded database of a folder, prints its address, and runs until it is
 * killed or stopped by SIGTERM.
 */
const server = await startEmbedded({ dataDirectory: process.argv[2] ?? '' })
await server.announce('http://127.0.0.1:65535')
process.stdout.write(`${JSON.stringify({ url: server.url, pid: server.pid() })}\n`)
process.on('SIGTERM', async () => {
  await server.stop()
  process.exit(0)
})
setInterval(() => undefined, 1_000)
