/** Error code of a failed sending, without the server's reply, which can include addresses. */
export type Problem =
  | 'refused-recipient'
  | 'refused-message'
  | 'refused-sender'
  | 'refused-login'
  | 'no-secure-line'
  | 'unreachable'
  | 'too-slow'
  | 'over-quota'
  | 'refused-by-policy'
  | 'too-many-letters'
  | 'try-later'
  | 'restored'
  | 'unknown'

/** Problems of the connection and the login, by the transport's code. */
const connectionProblems: Readonly<Record<string, Problem>> = {
  EAUTH: 'refused-login',
  ENOAUTH: 'refused-login',
  ETLS: 'no-secure-line',
  ETIMEDOUT: 'too-slow',
  EABORT: 'too-slow',
  ECONNECTION: 'unreachable',
  ESOCKET: 'unreachable',
  EDNS: 'unreachable',
}

/** Outcome of an attempt that failed; a retry of a final one is useless. */
export interface Failure {
  readonly problem: Problem
  readonly isFinal: boolean
  /** Milliseconds for which the shop itself holds the letter back. */
  readonly hold?: number
}

const toRetry = (problem: Problem): Failure => ({ problem, isFinal: false })

/**
 * Classifies the error of a failed sending. It is final if the server refused this message
 * permanently. A fault of the server or its settings isn't: the owner can fix it.
 */
export function problemOf(error: unknown): Failure {
  const {
    code = '',
    command = '',
    responseCode = 0,
    response = '',
  } = Object(error) as {
    readonly code?: string
    readonly command?: string
    readonly responseCode?: number
    /** Last reply of the server, such as `550 5.4.5 Daily sending quota exceeded`. */
    readonly response?: string
  }
  const ofConnection = connectionProblems[code]
  if (ofConnection === 'unreachable' && isOfTls(error)) return toRetry('no-secure-line')
  if (ofConnection !== undefined) return toRetry(ofConnection)
  const isOfEnvelope = code === 'EENVELOPE'
  if (!isOfEnvelope && code !== 'EMESSAGE') {
    return toRetry(responseCode >= 400 ? 'try-later' : 'unknown')
  }
  const isForGood = responseCode >= 500
  const notOfLetter = problemOfStatus(response)
  if (command === 'MAIL FROM' && notOfLetter !== 'over-quota') {
    return toRetry(isForGood ? 'refused-sender' : 'try-later')
  }
  if (notOfLetter !== null) return toRetry(notOfLetter)
  // The transport itself refuses an address that no server would accept.
  if (!isForGood && command !== 'API') return toRetry('try-later')
  return { problem: isOfEnvelope ? 'refused-recipient' : 'refused-message', isFinal: true }
}

/**
 * Classifies a reply by its enhanced status code (RFC 3463) when it concerns the server or the
 * shop's account there: a daily quota (5.4.5), a policy (5.7.x), a server error (5.3.x) or a
 * temporary one (4.x.x). Null otherwise. Providers send these with a permanent reply code, which
 * alone would fail all letters of a day without a retry.
 */
function problemOfStatus(response: string): Problem | null {
  const [, status = ''] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})(?!\S)/.exec(response) ?? []
  if (status === '5.4.5') return 'over-quota'
  if (status.startsWith('5.7.')) return 'refused-by-policy'
  return /^(?:4|5\.3)\./.test(status) ? 'try-later' : null
}

/** Whether the cause is an untrusted certificate, or a server without the expected TLS. */
function isOfTls(error: unknown): boolean {
  const { message = '', originalCode = '' } = Object(error) as {
    message?: string
    originalCode?: string
  }
  return (
    /^(?:ERR_SSL|ERR_TLS|DEPTH_ZERO|SELF_SIGNED|CERT_|UNABLE_TO)/.test(originalCode) ||
    /certificate|SSL routines|wrong version number/i.test(message)
  )
}
