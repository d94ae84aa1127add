import { namedByCustomer } from '#domain/catalogue/case-types.ts'
import { t } from '#messages'
import { classNames } from '../class-names.ts'

interface NameOnCaseProps {
  /** '' for a case without a printed name. */
  readonly name: string
  /** Case type, where a case that still lacks its name says so. */
  readonly caseType?: string | undefined
  readonly className?: string
}

/** The printed name, below the model (rule: name-on-the-case). */
export function NameOnCase({ name, caseType = '', className }: NameOnCaseProps) {
  if (!name) {
    if (!namedByCustomer(caseType)) return null
    return <span className={classNames('block text-pending', className)}>{t.common.noNameYet}</span>
  }
  return (
    <span className={classNames('block wrap-anywhere', className)}>
      {t.common.nameOnCase({
        name,
        printed: (content) => <bdi className="font-semibold">{content}</bdi>,
      })}
    </span>
  )
}
