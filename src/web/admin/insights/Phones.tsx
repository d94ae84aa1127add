import { Link } from 'react-router'
import type { Insights } from '#domain/contract/insights.ts'
import { modelAddress } from '#domain/paths.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { LinkButton } from '#web/ui/Button.tsx'
import { Section } from '#web/ui/blocks/Section.tsx'
import { counted } from '../frame/count.ts'
import { Change } from './Change.tsx'
import { FoldedList } from './FoldedList.tsx'
import { newCaseFor } from './new-case.ts'

/** Maximum number of cases of a phone that counts as short of cases. */
const FEW = 3

type PhonesProps = Pick<Insights, 'phones' | 'isComparable'>

/** Most chosen phones, with those marked that have few cases. */
export function Phones({ phones, isComparable }: PhonesProps) {
  return (
    <Section card="usual" title="Phones chosen" className="gap-2">
      {phones.length === 0 ? (
        <p className="text-muted">Nobody narrowed a list to a phone in this period.</p>
      ) : (
        <FoldedList rows={phones} keyOf={({ model }) => model}>
          {({ model, brandSlug, count, cases }) => (
            <>
              <p className="grid min-w-0 grow basis-52 gap-0.5">
                <span className="flex flex-wrap items-baseline gap-x-2">
                  <Link
                    to={modelAddress(brandSlug, model)}
                    className="font-semibold text-ink underline-offset-4 hover:text-plum hover:underline"
                  >
                    {model}
                  </Link>
                  <span className="text-sm tabular-nums">{counted(count.now, 'time')}</span>
                  <Change count={count} isComparable={isComparable} />
                </span>
                {cases > FEW && (
                  <span className="text-muted text-sm">{counted(cases, 'case')}</span>
                )}
                {cases <= FEW && (
                  <Badge tone="pending" icon="warning">
                    {cases === 0 ? 'No case' : `Only ${counted(cases, 'case')}`}
                  </Badge>
                )}
              </p>
              {cases <= FEW && (
                <LinkButton
                  to={newCaseFor({ brandSlug, model })}
                  kind="secondary"
                  size="small"
                  icon="plus"
                  aria-label={`Add a case for ${model}`}
                >
                  Add a case
                </LinkButton>
              )}
            </>
          )}
        </FoldedList>
      )}
    </Section>
  )
}
