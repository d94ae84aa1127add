import { t } from '#messages'
import { classNames } from '../class-names.ts'

interface NameOnCaseProps {
  /** '' for a case without a printed name. */
  readonly name: string
  readonly className?: string
}

/** The printed name, below the model (rule: name-on-the-case). */
export function NameOnCase({ name, className }: NameOnCaseProps) {
  if (!name) return null
  return (
    <span className={classNames('block wrap-anywhere', className)}>
      {t.common.nameOnCase({
        name,
        printed: (content) => <bdi className="font-semibold">{content}</bdi>,
      })}
    </span>
  )
}
