import { useEffect } from 'react'
import {
  Outlet,
  type UIMatch,
  useMatches,
  useNavigate,
  useRevalidator,
  useRouteError,
} from 'react-router'
import { pageNamed } from '#domain/pages.ts'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { causeOf } from '#web/kit/api/failure.ts'
import { ApiError } from '#web/kit/api/send.ts'
import { asMissing, type MissingSubject } from '#web/kit/feedback/missing.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { fullTitle, type PageHandle } from '#web/kit/page/page.ts'
import { useIsErrorTitle, useTitleOverride } from '#web/kit/page/page-title.ts'
import { useShop } from '#web/kit/page/shop-context.ts'
import { Button, LinkButton } from '#web/kit/ui/Button.tsx'
import { EmptyState } from '#web/kit/ui/EmptyState.tsx'

type Handle = Partial<PageHandle> | undefined

/** The current page; sets the document's title. PageError replaces a failed page. */
export function Page() {
  const page = (useMatches() as UIMatch<unknown, Handle>[]).at(-1)
  const override = useTitleOverride()
  const title = page?.handle?.title?.(page.loaderData) ?? pageNamed(page?.id ?? '')?.title?.()
  useDocumentTitle(override ?? title ?? null, useIsErrorTitle())
  return <Outlet />
}

/** Error page: a redirect for a missing page, a retry for any other failure. */
export function PageError() {
  const error = useRouteError()
  const missing = asMissing(error)
  useDocumentTitle(missing?.message ?? headingOf(error))
  return (
    <div className="page-gutter py-12">
      {missing ? <MissingPage {...missing} /> : <FailedPage error={error} />}
    </div>
  )
}

function useDocumentTitle(title: string | null, isError = false): void {
  const full = `${isError ? 'Error: ' : ''}${fullTitle(title, useShop())}`
  useEffect(() => {
    document.title = full
  }, [full])
}

const isOffline = (error: unknown) => error instanceof ApiError && error.code === 'OFFLINE'
const headingOf = (error: unknown) =>
  isOffline(error) ? t.common.pageErrorOffline : t.common.wentWrong

/** Shows the failure of a 404 as a toast and redirects the visitor. */
function MissingPage({ message, reason, to }: MissingSubject) {
  const navigate = useNavigate()
  useEffect(() => {
    toast.failure({ message, reason })
    navigate(to, { replace: true })
  }, [message, reason, to, navigate])
  return (
    <EmptyState
      level={1}
      icon="search"
      title={message}
      action={<LinkButton to={to}>{t.common.continueShopping}</LinkButton>}
    >
      {reason ?? t.common.soldOutOrRenamed}
    </EmptyState>
  )
}

function FailedPage({ error }: { readonly error: unknown }) {
  const revalidator = useRevalidator()
  const tryAgain = () => {
    if (error instanceof ApiError) revalidator.revalidate()
    else location.reload()
  }
  return (
    <EmptyState
      level={1}
      icon={isOffline(error) ? 'offline' : 'warning'}
      title={headingOf(error)}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button
            data-retry
            onClick={tryAgain}
            busy={revalidator.state === 'loading'}
            icon="refresh"
          >
            {t.common.tryAgain}
          </Button>
          <LinkButton to={paths.home()} kind="secondary">
            {t.common.backToHome}
          </LinkButton>
        </div>
      }
    >
      <p role="alert">{causeOf(error, t.common.pageErrorFailed)}</p>
    </EmptyState>
  )
}
