import { useRevalidator } from 'react-router'
import type { DesignBrands as Brands, Product } from '#domain/contract/products.ts'
import { namesListed } from '#domain/text/name-lists.ts'
import { send } from '#web/kit/api/send.ts'
import { useAction } from '#web/kit/feedback/action.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { ActionFailure } from '#web/kit/ui/blocks/FailureText.tsx'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { count } from '../../frame/count.ts'

interface DesignBrandsProps {
  readonly product: Pick<Product, '_id'>
  readonly brands: Brands
}

/** Brands that a drawn product's design is made for, and one press that makes it for the others. */
export function DesignBrands({
  product: { _id: id },
  brands: { made, missing, missingProducts },
}: DesignBrandsProps) {
  const { revalidate } = useRevalidator()
  const takeOff = useAction({
    run: async (products: readonly Product[]) => {
      for (const { _id, version } of products) {
        await send('deleteProduct', { params: { id: _id } }, { seenVersion: version })
      }
      toast.success(`${count(products.length)} products taken off sale`)
      await revalidate()
    },
    fallback: 'Failed to take the products off sale',
  })
  const making = useAction({
    run: async () => {
      const { message, products } = await send('makeForAllBrands', { params: { id } })
      toast.success(message, { action: { label: 'Undo', onClick: () => takeOff.run(products) } })
      await revalidate()
    },
    fallback: 'Failed to make the design for all brands',
  })
  return (
    <Section title="For all brands" card="roomy" className="gap-3">
      <p className="text-muted text-sm">
        {missing.length === 0
          ? `Every brand has this design: ${namesListed(made)}.`
          : `This design is made for ${namesListed(made)}. The others get the same texts and price, for all their phones${
              missingProducts > missing.length ? ', in each of its colours' : ''
            }.`}
      </p>
      {missing.length > 0 && (
        <p>
          <Button
            kind="secondary"
            icon="copy"
            busy={making.isPending}
            onClick={() => making.run()}
            className="min-h-11"
          >
            Also make it for {namesListed(missing)}
          </Button>
        </p>
      )}
      <ActionFailure id="for-all-brands" failure={making.failure ?? takeOff.failure} />
    </Section>
  )
}
