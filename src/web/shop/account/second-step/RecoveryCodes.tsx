import { t } from '#messages'
import { CopyButton } from '#web/kit/feedback/CopyButton.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Notice } from '#web/kit/ui/Notice.tsx'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onDone: () => void
}

/** Recovery codes, which are shown only once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  return (
    <>
      <Notice tone="warning" title={t.account.saveCodes}>
        <p>{t.account.saveCodesHint}</p>
      </Notice>
      <ol
        id="recovery-codes"
        dir="ltr"
        className="grid gap-1 rounded-control bg-paper px-3 py-3 text-center font-mono tabular-nums"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="grid gap-2">
        <CopyButton
          text={codes.join('\n')}
          what={t.account.allCodes}
          isNamed
          size="usual"
          shownIn="recovery-codes"
        />
        <Button onClick={onDone}>{t.account.haveSaved}</Button>
      </div>
    </>
  )
}
