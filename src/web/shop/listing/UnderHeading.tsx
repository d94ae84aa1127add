import type { ReactNode } from 'react'
import { useMyPhone } from '#web/kit/device/my-phone.ts'
import type { ListingPlace } from './listing-address.ts'
import type { ListingData } from './listing-data.ts'
import { PhoneLine } from './PhoneLine.tsx'

interface UnderHeadingProps {
  readonly place: ListingPlace
  readonly listing: ListingData
  /** The listing's own sentence. */
  readonly children: ReactNode
}

/**
 * The sentence under a listing's heading. On a device that remembers a phone, what there is to say of
 * it takes the sentence's room, so that nothing moves.
 */
export function UnderHeading({ children, ...of }: UnderHeadingProps) {
  const [phone] = useMyPhone()
  const sentence = (
    <p className="text-muted text-xs leading-tight sm:text-sm sm:leading-normal">{children}</p>
  )
  return (
    <div className="grid min-h-9 sm:min-h-11">
      {phone ? (
        <PhoneLine phone={phone} {...of}>
          {sentence}
        </PhoneLine>
      ) : (
        sentence
      )}
    </div>
  )
}
