import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PlainAnswer } from './plain-answer.ts'

/** The least that a server in Node can do: one finished answer, whatever is asked. */
process.once('message', ({ headers, bytes }: PlainAnswer) => {
  const server = createServer((_request, response) => {
    response.writeHead(200, [...headers])
    response.end(bytes)
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
})
process.once('disconnect', () => process.exit())
