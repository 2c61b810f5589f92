import type { FunctionComponent, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { sentenceOf } from '../gantry.ts'
import { Problem, Skeleton } from './states.tsx'

interface LazyProps<Props, Name extends string> {
  readonly load: () => Promise<Readonly<Record<Name, FunctionComponent<Props>>>>
  readonly name: Name
  readonly props: Props
  /** Whether it lies over the page, which has no place for it before. */
  readonly isDialog?: boolean
}

/** A part whose script is loaded when it is shown. */
export function Lazy<Props extends object, Name extends string>({
  load,
  name,
  props,
  isDialog = false,
}: LazyProps<Props, Name>): JSX.Element | null {
  const [loaded, setLoaded] = useState<{ readonly Part: FunctionComponent<Props> }>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    load().then(
      (found) => setLoaded({ Part: found[name] }),
      (error: unknown) => setProblem(sentenceOf(error)),
    )
  }, [])
  if (problem !== undefined)
    return <Problem text={`This part of the page was not loaded: ${problem}`} again={() => location.reload()} />
  if (loaded === undefined)
    return isDialog ? null : (
      <div class="screen" aria-busy="true">
        <header class="bar" />
        <Skeleton lines={6} />
      </div>
    )
  return <loaded.Part {...props} />
}
