import './order-calls.ts'
import { useEffect, useState } from 'react'
import type { Order } from '#domain/contract/orders.ts'
import { formatMoment } from '#domain/times.ts'
import { t } from '#messages'
import { failureOf } from '#web/kit/api/failure.ts'
import { open } from '#web/kit/api/send.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { useRead, valueRead } from '#web/kit/store/use-read.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { FailureText } from '#web/kit/ui/blocks/FailureText.tsx'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { PictureViewer } from '#web/kit/ui/viewer/viewer.ts'
import { accessPhone } from './order-proof.ts'

/** Width in CSS pixels at which the numbers on a screenshot can be read. */
const READABLE_WIDTH = 704

interface ProofPictureProps {
  readonly order: Order
  readonly className: string
}

/** Uploaded screenshot; a press opens it full screen (rule: transfer-proof). */
export function ProofPicture({ order, className }: ProofPictureProps) {
  const { _id: id, proof } = order
  const at = proof?.handedInAt
  const [tries, setTries] = useState(0)
  const key = `${id} ${at} ${tries}`
  const reading = useRead(key, (signal) => pictureOf(id, signal))
  const address = useObjectUrl(valueRead(reading, key))
  const [isLarge, setIsLarge] = useState(false)
  if (reading?.key === key && 'error' in reading) {
    return (
      <div className="grid justify-items-start gap-2">
        <p className="text-muted text-sm">
          <FailureText {...failureOf(reading.error, t.orders.proofPictureFailed)} />
        </p>
        <Button kind="secondary" size="small" icon="refresh" onClick={() => setTries(tries + 1)}>
          {t.orders.loadAgain}
        </Button>
      </div>
    )
  }
  if (address === null) return <Skeleton className={className} />
  const words = t.orders.proofPictureHandedIn({ moment: formatMoment(at ?? '') })
  const enlarge = () =>
    void PictureViewer.load().then(
      () => setIsLarge(true),
      () => toast.error(t.orders.notEnlarged),
    )
  return (
    <>
      <button
        type="button"
        onClick={enlarge}
        aria-label={t.orders.larger}
        className={`group relative block overflow-hidden rounded-control border border-edge bg-paper transition-colors hover:border-plum ${className}`}
      >
        <img src={address} alt={words} className="size-full object-cover object-top" />
        <span className="absolute end-1 bottom-1 grid size-8 place-items-center rounded-chip bg-white text-ink raised group-hover:text-plum">
          <Icon name="search" className="size-4" />
        </span>
      </button>
      {isLarge && (
        <PictureViewer
          pictures={[{ src: address, alt: words }]}
          readableWidth={READABLE_WIDTH}
          onClose={() => setIsLarge(false)}
        />
      )}
    </>
  )
}

/** Object URL of bytes, revoked when they change. */
function useObjectUrl(blob: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!blob) return
    const created = URL.createObjectURL(blob)
    setAddress(created)
    return () => {
      URL.revokeObjectURL(created)
      setAddress(null)
    }
  }, [blob])
  return address
}

async function pictureOf(id: string, signal: AbortSignal): Promise<Blob> {
  const orderPhone = accessPhone(id)
  const answer = await open(
    'getProof',
    { params: { id } },
    { signal, timeout: 30_000, ...(orderPhone && { orderPhone }) },
  )
  return answer.blob()
}
