import { Drawing } from './Drawing.tsx'
import type { NamedCase } from './drawer.ts'
import { useDrawing } from './use-drawing.ts'

interface NamedPictureProps {
  readonly of: NamedCase
  readonly name: string
}

/**
 * A case with a name on it, drawn where it is looked at: no address of the shop's takes a name, and
 * no picture of one is kept (rule: name-on-the-case). As large as what it stands in.
 */
export function NamedPicture({ of, name }: NamedPictureProps) {
  const svg = useDrawing(of, name)
  return svg && <Drawing svg={svg} />
}
