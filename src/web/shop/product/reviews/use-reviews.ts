import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { reviewAddresses } from '#domain/contract/addresses/reviews.ts'
import type { Review } from '#domain/contract/reviews.ts'
import { type ReviewOrder, reviewOrders } from '#domain/reviews/rating-choices.ts'
import { t } from '#messages'
import { failureOf } from '#web/kit/api/failure.ts'
import { registerCalls, send } from '#web/kit/api/send.ts'
import { announce } from '#web/kit/feedback/announcer.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { onUserChange, useSession } from '#web/kit/session/session.ts'

registerCalls(reviewAddresses)

/**
 * Reviews in an order of the visitor's choice, at first the page's, newest first. Other orders, and
 * a visitor's own reviews and votes, which no cached page contains, are read afterwards.
 */
export function useReviews(productId: string, ofPage: readonly Review[]) {
  const user = useSession()
  const { revalidate } = useRevalidator()
  useEffect(() => onUserChange(() => void revalidate()), [revalidate])
  const [wanted, setWanted] = useState<ReviewOrder>('newest')
  const [read, setRead] = useState<{
    readonly of: readonly Review[]
    readonly order: ReviewOrder
    readonly reviews: readonly Review[]
  } | null>(null)
  const token = user?.token
  useEffect(() => {
    if (ofPage.length === 0 || (wanted === 'newest' && token === undefined)) return
    const reading = new AbortController()
    const parts = { params: { id: productId }, query: { sort: wanted } }
    send('listReviews', parts, { signal: reading.signal }).then(
      (reviews) => setRead({ of: ofPage, order: wanted, reviews }),
      (error: unknown) => {
        if (reading.signal.aborted || wanted === 'newest') return
        toast.failure(failureOf(error, t.product.notShown))
        setWanted('newest')
      },
    )
    return () => reading.abort()
  }, [productId, ofPage, wanted, token])
  const isRead = read?.of === ofPage && read.order === wanted
  return {
    reviews: isRead ? read.reviews : wanted === 'newest' ? ofPage : (read?.reviews ?? ofPage),
    order: wanted,
    sortBy(order: ReviewOrder) {
      setWanted(order)
      announce(t.product.sorted({ order: reviewOrders[order] }))
    },
  }
}
