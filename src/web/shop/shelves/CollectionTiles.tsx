import { Link } from 'react-router'
import { collectionWords } from '#domain/catalogue/collections.ts'
import { sceneAmong } from '#domain/catalogue/designs/drawn-picture.ts'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import type { HomeShelvesData } from '#web/kit/api/shelf-product.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Picture } from '#web/kit/ui/Picture.tsx'

interface CollectionTilesProps {
  readonly collections: HomeShelvesData['collections']
  readonly className: string
}

/** Collections as pictures with a title on each; the first is twice as wide (rule: collections). */
export function CollectionTiles({ collections, className }: CollectionTilesProps) {
  return (
    <section aria-labelledby="collections" className={className}>
      <h2 id="collections" className="text-xl sm:text-2xl">
        {t.home.collections}
      </h2>
      <ul className="mt-3 grid pairs gap-3 sm:gap-4 lg:grid-cols-6">
        {collections.map(({ slug, count, product }, index) => (
          <li
            key={slug}
            className={classNames(
              'group card relative overflow-hidden rounded-card bg-plum-deep text-white',
              index === 0 && 'col-span-full lg:col-span-2',
            )}
          >
            <div
              className={classNames(
                'late-picture lg:aspect-auto lg:h-64',
                index === 0 ? 'aspect-[16/9]' : 'aspect-4/5',
              )}
            >
              <Picture
                path={sceneAmong(product.image) ?? product.image[0] ?? ''}
                alt=""
                sizes={index === 0 ? '(min-width: 64rem) 380px, 100vw' : '210px'}
                className="size-full object-[50%_30%] object-cover transition-transform duration-200 group-hover:scale-103"
              />
            </div>
            <div className="absolute inset-x-0 bottom-0 bg-[linear-gradient(to_top,rgb(27_23_34/0.85),transparent)] p-3 pt-10">
              <Link
                to={paths.collection(slug)}
                className="stretched font-bold text-lg leading-tight tracking-tight"
              >
                {collectionWords(slug)?.title ?? slug}
              </Link>
              <p className="text-xs">{t.home.shelvesCount({ count })}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
