/** What following the news of an order, or of all, needs of the world around it. */
export interface Feed<News> {
  /** Calls back with everything that is told, until the stream ends or the signal says stop. */
  readonly read: (onNews: (news: News) => void, signal: AbortSignal) => Promise<void>
  /** Whether trying again could help after this failure. */
  readonly isWorthRetrying: (error: unknown) => boolean
  readonly isVisible: () => boolean
  /** Calls back when the page may have come into view or been left. */
  readonly onVisibility: (listener: () => void) => () => void
}

/** What the page does with the news. */
export interface Follower<News> {
  readonly onNews: (news: News) => void
  /** There is no stream to hear from: the page should look for itself. */
  readonly onSilence: () => void
}

/** Milliseconds until the next try, longer after each failure. */
const wait = { first: 1_000, atMost: 30_000 }

/**
 * Follows a feed as long as the page is in view: a hidden page holds no connection. Coming back into
 * view connects again, and the first thing told is how things stand; without a connection the page
 * looks for itself instead. Answers how to stop.
 */
export function follow<News>(feed: Feed<News>, follower: Follower<News>): () => void {
  let reading: AbortController | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let delay = wait.first
  let isHopeless = false

  const connect = async () => {
    clearTimeout(timer)
    const mine = new AbortController()
    reading = mine
    const hear = (news: News) => {
      if (mine.signal.aborted) return
      delay = wait.first
      follower.onNews(news)
    }
    let hasFailed = false
    try {
      await feed.read(hear, mine.signal)
    } catch (error) {
      hasFailed = true
      isHopeless = !feed.isWorthRetrying(error)
    }
    if (mine.signal.aborted) return
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
  const look = () => {
    if (!feed.isVisible()) return pause()
    if (reading) return
    if (isHopeless || delay > wait.first) follower.onSilence()
    if (!isHopeless) void connect()
  }

  const stopLooking = feed.onVisibility(look)
  if (feed.isVisible()) void connect()
  return () => {
    stopLooking()
    pause()
  }
}
