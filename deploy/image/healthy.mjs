import { get } from 'node:http'

/** Milliseconds; a shop that takes longer to say that it lives is not well. */
const patience = 4_000

/** The container's health check: whether this shop's process answers. */
get(`http://127.0.0.1:${process.env.PORT ?? 3000}/healthz`, { timeout: patience })
  .once('response', (answer) => process.exit(answer.statusCode === 200 ? 0 : 1))
  .once('timeout', () => process.exit(1))
  .once('error', () => process.exit(1))
