import { showsNameByDefault } from '#domain/settings/logo.ts'
import { announce } from '#web/kit/feedback/announcer.ts'
import { PictureUpload } from '../products/pictures/PictureUpload.tsx'

interface LogoFieldProps {
  readonly id: string
  readonly logo: string | null
  readonly mistake: string | undefined
  /** Called with the path of the logo, and whether the shop's name is shown beside it by default. */
  readonly onChange: (logo: string | null, showsName: boolean) => void
}

/** Upload of the shop's logo, shown by the shop once the section is saved (rule: own-logo). */
export function LogoField({ id, logo, mistake, onChange }: LogoFieldProps) {
  return (
    <PictureUpload
      id={id}
      use="logo"
      legend="Your own logo"
      hint="JPG, PNG or WEBP, less than 5MB. Best is a PNG with a transparent background, cut close to the logo."
      labels={{ add: 'Upload a logo', replace: 'Another logo', remove: 'Remove it' }}
      isChosen={logo !== null}
      mistake={mistake}
      progress={() => 'Uploading…'}
      onUploaded={(path) => {
        onChange(path, showsNameByDefault(path))
        announce('Your logo is in the preview')
      }}
      onRemove={() => onChange(null, true)}
    />
  )
}
