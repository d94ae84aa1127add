import type { Order } from '#domain/contract/orders.ts'
import { progressWords } from '#web/order-parts/order-words.ts'
import { Card } from '#web/ui/blocks/Card.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { ProofPart } from '../proof/ProofPart.tsx'
import { PaymentSteps } from './PaymentSteps.tsx'
import { Wallets } from './Wallets.tsx'

/**
 * The payment page once a screenshot waits to be checked: it asks for nothing, and the instructions
 * stay folded for whoever has to look something up (rule: transfer-proof).
 */
export function ProofReceived({ order }: { readonly order: Order }) {
  const { headline, nextStep } = progressWords(order)
  return (
    <>
      <Notice tone="success" title={headline}>
        <p>{nextStep}</p>
      </Notice>
      {order.access === 'full' && (
        <Card as="section" aria-label="Your screenshot">
          <ProofPart order={order} />
        </Card>
      )}
      <details>
        <summary className="min-h-11 w-fit cursor-pointer content-center font-semibold text-plum underline underline-offset-4">
          Show the accounts and steps again
        </summary>
        <div className="mt-4 grid gap-6">
          <Wallets />
          <PaymentSteps order={order} />
        </div>
      </details>
    </>
  )
}
