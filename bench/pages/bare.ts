import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PlainAnswer } from './plain-answer.ts'

/** Minimal server in Node: one constant answer to every request. */
process.once('message', ({ headers, bytes }: PlainAnswer) => {
  const server = createServer((_request, response) => {
    response.writeHead(200, [...headers])
    response.end(bytes)
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
})
process.once('disconnect', () => process.exit())
