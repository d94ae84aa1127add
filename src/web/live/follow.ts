/** Source of events, with the page's visibility. */
export interface Feed<News> {
  /** Calls `onNews` with each event until the stream ends or the signal aborts. */
  readonly read: (onNews: (news: News) => void, signal: AbortSignal) => Promise<void>
  /** Whether a retry could succeed after this failure. */
  readonly isWorthRetrying: (error: unknown) => boolean
  readonly isVisible: () => boolean
  /** Calls the listener when the page may have become visible or hidden. */
  readonly onVisibility: (listener: () => void) => () => void
}

/** Handlers of the page. */
export interface Follower<News> {
  readonly onNews: (news: News) => void
  /** Called without a stream: the page should fetch the data itself. */
  readonly onDisconnected: () => void
}

/** Milliseconds until the next try: exponential backoff. */
const wait = { first: 1_000, atMost: 30_000 }

/**
 * Subscribes to a feed while the page is visible; a hidden page holds no connection. A page that becomes
 * visible reconnects, and the first event is the current state; without a connection the page fetches
 * the data itself. Returns the function that stops it.
 */
export function follow<News>(feed: Feed<News>, follower: Follower<News>): () => void {
  let reading: AbortController | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let delay = wait.first
  let isHopeless = false

  const connect = async () => {
    clearTimeout(timer)
    const connection = new AbortController()
    reading = connection
    const onNews = (news: News) => {
      if (connection.signal.aborted) return
      delay = wait.first
      follower.onNews(news)
    }
    let hasFailed = false
    try {
      await feed.read(onNews, connection.signal)
    } catch (error) {
      hasFailed = true
      isHopeless = !feed.isWorthRetrying(error)
    }
    if (connection.signal.aborted) return
    reading = null
    if (isHopeless) return
    timer = setTimeout(connect, delay)
    if (hasFailed) delay = Math.min(delay * 2, wait.atMost)
  }
  const pause = () => {
    clearTimeout(timer)
    reading?.abort()
    reading = null
  }
  const onVisibility = () => {
    if (!feed.isVisible()) return pause()
    if (reading) return
    if (isHopeless || delay > wait.first) follower.onDisconnected()
    if (!isHopeless) void connect()
  }

  const stopListening = feed.onVisibility(onVisibility)
  if (feed.isVisible()) void connect()
  return () => {
    stopListening()
    pause()
  }
}
