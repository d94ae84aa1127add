import { useEffect, useRef, useState } from 'react'
import type { Order } from '#domain/contract/orders.ts'
import { formatMoment } from '#domain/moments.ts'
import * as messages from '#messages/proof-picture.ts'
import { failureOf } from '#web/api/failure.ts'
import { open } from '#web/api/send.ts'
import { useRead, valueRead } from '#web/store/use-read.ts'
import { Button } from '#web/ui/Button.tsx'
import { FailureText } from '#web/ui/blocks/FailureText.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { accessPhone } from './order-proof.ts'

interface ProofPictureProps {
  readonly order: Order
  /** Classes for the size of the frame. */
  readonly className: string
}

/**
 * Uploaded screenshot, fetched with the viewer's proof of access; a press opens it full screen
 * (rule: transfer-proof).
 */
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
          <FailureText {...failureOf(reading.error, messages.failed)} />
        </p>
        <Button kind="secondary" size="small" icon="refresh" onClick={() => setTries(tries + 1)}>
          {messages.loadAgain}
        </Button>
      </div>
    )
  }
  if (address === null) return <Skeleton className={className} />
  const words = messages.handedIn({ moment: formatMoment(at ?? '') })
  return (
    <>
      <button
        type="button"
        onClick={() => setIsLarge(true)}
        aria-label={messages.larger}
        className={`group relative block overflow-hidden rounded-control border border-edge bg-paper transition-colors hover:border-plum ${className}`}
      >
        <img src={address} alt={words} className="size-full object-cover object-top" />
        <span className="absolute end-1 bottom-1 grid size-8 place-items-center rounded-chip bg-white text-ink raised group-hover:text-plum">
          <Icon name="search" className="size-4" />
        </span>
      </button>
      {isLarge && (
        <LargePicture address={address} words={words} onClose={() => setIsLarge(false)} />
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

interface LargePictureProps {
  readonly address: string
  readonly words: string
  readonly onClose: () => void
}

/** Full-width picture, so that the numbers on it can be read. */
function LargePicture({ address, words, onClose }: LargePictureProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by keyboard
    <dialog
      ref={dialog}
      aria-label={words}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
      className="m-auto max-h-[calc(0.96*var(--screen))] w-[min(44rem,calc(100%-1rem))] overflow-y-auto rounded-card bg-white p-0 text-ink raised"
    >
      <div className="sticky top-0 flex items-center justify-between gap-3 border-hairline border-b bg-white ps-4">
        <p className="py-2 font-semibold text-sm">{words}</p>
        <button
          type="button"
          onClick={onClose}
          className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-paper hover:text-ink"
        >
          <Icon name="close" label={messages.close} />
        </button>
      </div>
      <img src={address} alt={words} className="block h-auto w-full" />
    </dialog>
  )
}
