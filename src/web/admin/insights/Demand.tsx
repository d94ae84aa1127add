import type { ReactNode } from 'react'
import type { Insights } from '#domain/contract/insights.ts'
import { type ComparedCounts, changeOf } from '#domain/insights/periods.ts'
import { modelAddress, paths } from '#domain/paths.ts'
import { Badge } from '#web/kit/ui/Badge.tsx'
import { LinkButton } from '#web/kit/ui/Button.tsx'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Link } from '#web/kit/ui/Link.tsx'
import { counted } from '../frame/count.ts'
import { useFold } from '../frame/use-fold.tsx'

type Search = Insights['searches'][number]

const isUnmet = ({ cases, missing, answeredBy }: Search) =>
  answeredBy === null && (cases === 0 || missing.length > 0)

/** Searches without a matching case, each with a link to create one, and all other searches. */
export function Searches({ searches, isComparable }: Pick<Insights, 'searches' | 'isComparable'>) {
  const unmet = searches.filter(isUnmet)
  const met = searches.filter((search) => !isUnmet(search))
  const listOf = (rows: readonly Search[]) => (
    <DemandList
      isComparable={isComparable}
      rows={rows.map((search) => ({
        name: search.term,
        to: `${paths.products()}?${new URLSearchParams({ q: search.term })}`,
        times: counted(search.count.now, 'search', 'searches'),
        count: search.count,
        newCase: isUnmet(search) ? newCaseFor(search.phone, search.caseType) : null,
        found: <span className="text-muted text-sm">{outcomeOf(search)}</span>,
      }))}
    />
  )
  return (
    <div className="grid gap-6">
      <Section card="usual" title="Searched for, no case found" className="gap-2">
        {unmet.length > 0 ? (
          listOf(unmet)
        ) : (
          <p className="text-muted">
            {searches.length === 0
              ? 'Nothing has been searched for twice yet.'
              : 'Every search that was sent twice or more found a case.'}
          </p>
        )}
      </Section>
      {met.length > 0 && (
        <Section card="usual" title="Searched and found" className="gap-2">
          {listOf(met)}
        </Section>
      )}
    </div>
  )
}

interface DemandListProps extends Pick<Insights, 'isComparable'> {
  readonly rows: readonly {
    readonly name: string
    readonly to: string
    readonly times: string
    readonly count: ComparedCounts
    /** Address of the form for a case that would meet the demand; null if it is met. */
    readonly newCase: string | null
    readonly found: ReactNode
  }[]
}

/** Queries or phones with their requests and the products found, and links to add a case. */
function DemandList({ rows, isComparable }: DemandListProps) {
  const { visibleRows, button } = useFold(rows)
  return (
    <div className="grid gap-2">
      <ol className="grid divide-y divide-hairline">
        {visibleRows.map(({ name, to, times, count, newCase, found }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
            <p className="grid min-w-0 grow basis-52 gap-0.5">
              <span className="flex flex-wrap items-baseline gap-x-2">
                <Link
                  to={to}
                  className="wrap-anywhere font-semibold text-ink underline-offset-4 hover:text-plum hover:underline"
                >
                  <bdi>{name}</bdi>
                </Link>
                <span className="text-sm tabular-nums">{times}</span>
                <Change count={count} isComparable={isComparable} />
              </span>
              {found}
            </p>
            {newCase !== null && (
              <LinkButton
                to={newCase}
                kind="secondary"
                size="small"
                icon="plus"
                aria-label={`Add a case for ${name}`}
              >
                Add a case
              </LinkButton>
            )}
          </li>
        ))}
      </ol>
      {button}
    </div>
  )
}

/** Outcome of a search: 'No case; 12 cases without “wallet” shown', '12 cases'. */
function outcomeOf({ cases, missing, answeredBy }: Search): string {
  if (answeredBy !== null) return `Leads to “${answeredBy}”`
  if (cases === 0) return 'No case'
  if (missing.length === 0) return counted(cases, 'case')
  return `No case; ${counted(cases, 'case')} without “${missing.join('”, “')}” shown`
}

/** A phone with at most this many cases counts as undersupplied. */
const FEW = 3

/** Most chosen phones; those with few cases are marked. */
export function Phones({ phones, isComparable }: Pick<Insights, 'phones' | 'isComparable'>) {
  return (
    <Section card="usual" title="Phones chosen" className="gap-2">
      {phones.length === 0 ? (
        <p className="text-muted">Nobody narrowed a list to a phone in this period.</p>
      ) : (
        <DemandList
          isComparable={isComparable}
          rows={phones.map(({ model, brandSlug, count, cases }) => ({
            name: model,
            to: modelAddress(brandSlug, model),
            times: counted(count.now, 'time'),
            count,
            newCase: cases <= FEW ? newCaseFor({ brandSlug, model }) : null,
            found:
              cases > FEW ? (
                <span className="text-muted text-sm">{counted(cases, 'case')}</span>
              ) : (
                <Badge tone="pending" icon="warning">
                  {cases === 0 ? 'No case' : `Only ${counted(cases, 'case')}`}
                </Badge>
              ),
          }))}
        />
      )}
    </Section>
  )
}

function newCaseFor(phone: Search['phone'], caseType: string | null = null): string {
  if (phone === null) return paths.adminNewProduct()
  const query = new URLSearchParams({ brand: phone.brandSlug, model: phone.model })
  if (caseType !== null) query.set('type', caseType)
  return `${paths.adminNewProduct()}?${query}`
}

interface ChangeProps {
  readonly count: ComparedCounts
  readonly isComparable: boolean
}

/** Change of a count against the previous period; empty if the count is unchanged. */
export function Change({ count, isComparable }: ChangeProps) {
  const { direction, text } = changeOf(count)
  if (!isComparable || text === '') return null
  return (
    <span
      className={classNames(
        'whitespace-nowrap text-sm tabular-nums',
        direction === 'up' ? 'text-save' : 'text-muted',
      )}
    >
      <span className="sr-only">change: </span>
      {text}
    </span>
  )
}
