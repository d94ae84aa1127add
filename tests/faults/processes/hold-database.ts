import { startEmbedded } from '#server/database/embedded/server.ts'

/**
 * A process that owns the embedded database of the folder it is given, prints where it is, and holds
 * it until it is killed or told to stop.
 */
const server = await startEmbedded({ dataDirectory: process.argv[2] ?? '' })
await server.announce('http://127.0.0.1:65535')
process.stdout.write(`${JSON.stringify({ url: server.url, pid: server.pid() })}\n`)
process.on('SIGTERM', async () => {
  await server.stop()
  process.exit(0)
})
setInterval(() => undefined, 1_000)
