import type { MouseEvent } from 'react'
import { colours } from '#domain/catalogue/colours.ts'
import type { Suggestion } from '#domain/contract/search.ts'
import { t } from '#messages'
import { Thumbnail } from '#web/kit/ui/blocks/Thumbnail.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Icon, type IconName } from '#web/kit/ui/Icon.tsx'
import { Link } from '#web/kit/ui/Link.tsx'

const kinds = (): Readonly<Record<Suggestion['kind'], { name: string; icon: IconName }>> => ({
  model: { name: t.search.model, icon: 'phone' },
  brand: { name: t.search.brand, icon: 'phone' },
  type: { name: t.search.caseType, icon: 'tag' },
  colour: { name: t.search.colour, icon: 'tag' },
  product: { name: t.search.design, icon: 'phone' },
  page: { name: t.search.page, icon: 'arrow' },
})

interface SuggestionOptionProps {
  readonly id: string
  readonly suggestion: Suggestion
  readonly isActive: boolean
  readonly onChoose: (event: MouseEvent) => void
}

/** Suggestion with its kind, the number of its cases, and a picture of one. */
export function SuggestionOption({ id, suggestion, isActive, onChoose }: SuggestionOptionProps) {
  const { kind, label, to, count } = suggestion
  return (
    <Link
      id={id}
      to={to}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onClick={onChoose}
      className={classNames(
        'flex min-h-12 items-center gap-3 rounded-control px-3 py-1 hover:bg-plum-tint',
        isActive && 'bg-plum-tint outline-2 outline-plum -outline-offset-2',
      )}
    >
      <span className="w-10 shrink-0 text-muted">
        <SuggestionPicture suggestion={suggestion} />
      </span>
      <span className="min-w-0 grow leading-tight">
        <span className="block break-words font-semibold">
          <bdi>{label}</bdi>
        </span>
        <span className="text-muted text-xs">{kinds()[kind].name}</span>
      </span>
      {count !== undefined && (
        <span className="shrink-0 text-muted text-sm tabular-nums">
          {t.search.cases({ count })}
        </span>
      )}
    </Link>
  )
}

/** Picture of a case; without one, a dot of the colour or an icon of the kind. */
function SuggestionPicture({
  suggestion: { kind, label, image },
}: Pick<SuggestionOptionProps, 'suggestion'>) {
  if (image !== undefined) return <Thumbnail path={image} width={40} />
  const dot = kind === 'colour' && colours.find(({ name }) => name === label)?.dot
  if (!dot) return <Icon name={kinds()[kind].icon} className="mx-auto" />
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" className="mx-auto">
      <circle cx="10" cy="10" r="9.5" fill={dot} stroke="var(--color-edge)" />
    </svg>
  )
}
