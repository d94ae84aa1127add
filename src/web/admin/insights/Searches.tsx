import { Link } from 'react-router'
import type { Insights } from '#domain/contract/insights.ts'
import { paths } from '#domain/paths.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { Section } from '#web/ui/blocks/Section.tsx'
import { counted } from '../frame/count.ts'
import { Change } from './Change.tsx'
import { FoldedList } from './FoldedList.tsx'
import { newCaseFor } from './new-case.ts'

type Search = Insights['searches'][number]
type SearchesProps = Pick<Insights, 'searches' | 'isComparable'>

const isUnmet = ({ cases, missing, answeredBy }: Search) =>
  answeredBy === null && (cases === 0 || missing.length > 0)

/** Searches without a matching case, each with a link to create one, and all other searches. */
export function Searches({ searches, isComparable }: SearchesProps) {
  const unmet = searches.filter(isUnmet)
  const met = searches.filter((search) => !isUnmet(search))
  return (
    <div className="grid gap-6">
      <Section card="usual" title="Searched, and no case" className="gap-2">
        {unmet.length === 0 ? (
          <p className="text-muted">
            {searches.length === 0
              ? 'Nothing was searched for twice yet.'
              : 'Every search that was sent twice or more found a case.'}
          </p>
        ) : (
          <FoldedList rows={unmet} keyOf={({ term }) => term}>
            {(search) => <Line {...search} isComparable={isComparable} isUnmet />}
          </FoldedList>
        )}
      </Section>
      {met.length > 0 && (
        <Section card="usual" title="Searched and found" className="gap-2">
          <FoldedList rows={met} keyOf={({ term }) => term}>
            {(search) => <Line {...search} isComparable={isComparable} isUnmet={false} />}
          </FoldedList>
        </Section>
      )}
    </div>
  )
}

interface LineProps extends Search {
  readonly isComparable: boolean
  readonly isUnmet: boolean
}

function Line({ isComparable, isUnmet: hasNoCase, ...search }: LineProps) {
  const { term, count, phone, caseType } = search
  return (
    <>
      <p className="grid min-w-0 grow basis-52 gap-0.5">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <Link
            to={`${paths.products()}?${new URLSearchParams({ q: term })}`}
            className="wrap-anywhere font-semibold text-ink underline-offset-4 hover:text-plum hover:underline"
          >
            <bdi>{term}</bdi>
          </Link>
          <span className="text-sm tabular-nums">{counted(count.now, 'search', 'searches')}</span>
          <Change count={count} isComparable={isComparable} />
        </span>
        <span className="text-muted text-sm">{outcomeOf(search)}</span>
      </p>
      {hasNoCase && (
        <LinkButton
          to={newCaseFor(phone, caseType)}
          kind="secondary"
          size="small"
          icon="plus"
          aria-label={`Add a case for ${term}`}
        >
          Add a case
        </LinkButton>
      )}
    </>
  )
}

/**
 * Outcome of a search: 'No case; 12 without wallet are shown', '12 cases', 'Answered by the page
 * about delivery'.
 */
function outcomeOf({ cases, missing, answeredBy }: Search): string {
  if (answeredBy !== null) return `Leads to “${answeredBy}”`
  if (cases === 0) return 'No case'
  if (missing.length === 0) return counted(cases, 'case')
  return `No case; ${counted(cases, 'case')} without “${missing.join('”, “')}” shown`
}
