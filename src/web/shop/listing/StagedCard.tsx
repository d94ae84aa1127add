import { Link } from 'react-router'
import { caseTypeLabel } from '#domain/catalogue/case-types.ts'
import { collectionWords } from '#domain/catalogue/collections.ts'
import { paths } from '#domain/paths.ts'
import { Picture } from '#web/kit/ui/Picture.tsx'
import type { SceneCase } from './listing-of.ts'

/**
 * A case of the listing in its scene, as wide as a row of cards, or as two cards of two rows of four: its link
 * leads to the collection, or to the case where it is of none (rule: collections).
 */
export function StagedCard({ slug, name, caseType, collection, scene }: SceneCase) {
  const words = collectionWords(collection)
  return (
    <div className="group card relative isolate grid items-end overflow-hidden rounded-card bg-plum-deep text-white">
      <div className="late-picture absolute inset-0 -z-1">
        <Picture
          path={scene}
          alt=""
          sizes="(min-width: 75rem) 690px, 100vw"
          className="size-full object-[38%_38%] object-cover transition-transform duration-200 group-hover:scale-102"
        />
      </div>
      <div className="bg-linear-to-t from-ink/85 to-transparent p-4 pt-16 sm:p-5 sm:pt-20">
        <Link
          to={words ? paths.collection(collection) : paths.product(slug)}
          className="stretched font-bold text-xl leading-tight tracking-tight sm:text-2xl"
        >
          {words?.title ?? name}
        </Link>
        <p className="mt-0.5 max-w-prose text-sm">{words?.sentence ?? caseTypeLabel(caseType)}</p>
      </div>
    </div>
  )
}
