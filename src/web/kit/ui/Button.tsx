import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { NewTabLink } from './blocks/NewTabLink.tsx'
import { classNames } from './class-names.ts'
import { Icon, type IconName, Spinner } from './Icon.tsx'
import { Link, type LinkProps } from './Link.tsx'

export type ButtonKind = 'primary' | 'secondary' | 'outline' | 'quiet' | 'danger' | 'inverse'
export type ButtonSize = 'usual' | 'large' | 'small'

interface Look {
  readonly kind?: ButtonKind | undefined
  readonly size?: ButtonSize | undefined
  readonly wide?: boolean | undefined
  readonly icon?: IconName | undefined
  readonly iconAfter?: boolean | undefined
}

const kinds: Readonly<Record<ButtonKind, string>> = {
  primary: 'bg-plum text-white hover:bg-plum-deep',
  secondary: 'border border-edge bg-white text-ink hover:border-plum hover:text-plum',
  outline: 'border-2 border-plum bg-white text-plum hover:bg-plum-tint',
  quiet: 'text-plum hover:bg-plum-tint',
  inverse: 'bg-white text-plum hover:bg-plum-tint',
  danger: 'border border-danger bg-white text-danger hover:bg-payment-rejected-tint',
}

const disabledLook: Readonly<Record<ButtonKind, string>> = {
  primary: 'bg-cancelled-tint text-muted',
  secondary: 'border border-hairline bg-paper text-muted',
  outline: 'border-2 border-hairline bg-paper text-muted',
  quiet: 'text-muted',
  inverse: 'bg-cancelled-tint text-muted',
  danger: 'border border-hairline bg-paper text-muted',
}

const sizes: Readonly<Record<ButtonSize, string>> = {
  small: 'min-h-9 px-3 text-sm',
  usual: 'min-h-11 px-5 text-base',
  large: 'min-h-13 px-6 text-lg',
}

function look({ kind = 'primary', size = 'usual', wide }: Look, isOff = false): string {
  return classNames(
    'inline-flex select-none items-center justify-center gap-2 rounded-control py-2 text-center font-semibold no-underline transition-colors',
    sizes[size],
    isOff ? disabledLook[kind] : kinds[kind],
    wide && 'w-full',
  )
}

function Content({ icon, iconAfter, children }: Look & { readonly children: ReactNode }) {
  return (
    <>
      {icon && !iconAfter && <Icon name={icon} />}
      {children}
      {icon && iconAfter && <Icon name={icon} />}
    </>
  )
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, Look {
  /** Action in flight: shows and announces a spinner, and ignores further presses. */
  readonly busy?: boolean
  /** Cannot be pressed; a string is the reason, which the button describes. */
  readonly disabled?: boolean | string
  /** Also shows the reason under the button; otherwise only screen readers and a tooltip give it. */
  readonly showReason?: boolean
}

/**
 * A button that stays in the tab order when it cannot be used, so that its reason can be read. A
 * press while busy or disabled does nothing, a form's submit included.
 */
export function Button({
  kind,
  size,
  wide,
  icon,
  iconAfter,
  busy = false,
  disabled = false,
  showReason = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const reason = typeof disabled === 'string' ? disabled : null
  const isOff = disabled !== false
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || isOff) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <>
      <button
        {...rest}
        type={type}
        className={classNames(look({ kind, size, wide }, isOff), className)}
        onClick={press}
        aria-disabled={isOff || busy || undefined}
        aria-busy={busy || undefined}
        title={reason ?? rest.title}
        aria-describedby={
          classNames(rest['aria-describedby'], reason !== null && reasonId) || undefined
        }
      >
        {busy && <Spinner />}
        <Content icon={busy ? undefined : icon} iconAfter={iconAfter}>
          {children}
        </Content>
      </button>
      {reason !== null && (
        <span id={reasonId} className={showReason ? 'mt-1 block text-muted text-sm' : 'sr-only'}>
          {reason}
        </span>
      )}
    </>
  )
}

/** A link that looks like a button; for navigation, never for actions. */
export function LinkButton({
  kind,
  size,
  wide,
  icon,
  iconAfter,
  className,
  children,
  ...rest
}: LinkProps & Look) {
  return (
    <Link {...rest} className={classNames(look({ kind, size, wide }), className)}>
      <Content icon={icon} iconAfter={iconAfter}>
        {children}
      </Content>
    </Link>
  )
}

/** Link to another site, in a new tab, with a note for screen readers. */
export function ExternalLinkButton({
  href,
  kind,
  size,
  wide,
  icon = 'external',
  children,
}: Look & { readonly href: string; readonly children: ReactNode }) {
  return (
    <NewTabLink href={href} className={look({ kind, size, wide })}>
      <Icon name={icon} />
      {children}
    </NewTabLink>
  )
}

interface CloseButtonProps {
  readonly label: string
  readonly onClick: () => void
  readonly className?: string
}

/** Button with a cross, in the corner of what it closes. */
export function CloseButton({ label, onClick, className }: CloseButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className={classNames(
        'grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-paper hover:text-ink',
        className,
      )}
    >
      <Icon name="close" label={label} />
    </button>
  )
}
