import type { FastifyInstance } from 'fastify'
import { DatabaseError } from '#platform/database/errors.ts'
import { Output } from '#platform/process/output.ts'

/**
 * Log settings without personal data: requests are logged by route pattern, as an address may
 * contain a guest's e-mail, and errors by type, code and stack, as a message may quote input.
 */
export function loggerOptions(level: string, stream: Pick<Output, 'write'> = new Output(1)) {
  return {
    level,
    stream,
    serializers: {
      req: (request: { method: string }) => ({ method: request.method }),
      res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
      err: describeError,
    },
  }
}

function describeError(error: unknown): { type: string; message: string; stack: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  const quotesInput = error instanceof DatabaseError && error.kind === 'invalid'
  return {
    type: error.name,
    message: quotesInput ? 'refused by the database' : error.message,
    stack: framesOf(error),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
  }
}

/** Stack frames alone: the first lines of a stack repeat the message. */
function framesOf(error: Error): string {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return frames.join('\n')
}

/** Logs one line per answered request, the event `request`, by route pattern. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        event: 'request',
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        statusCode: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    )
    done()
  })
}
