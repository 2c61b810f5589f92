import type { Config } from '../config.ts'
import { clockOf, createClock } from '../platform/work/clock.ts'
import { adoptProject } from '../services/project.ts'
import { withStore } from './operator.ts'

/** Makes the store belong to the project, whatever it belonged to. Throws what opening the data throws. */
export function adopt(config: Config): ReturnType<typeof adoptProject> {
  return withStore(config, (store) => adoptProject({ folder: config.project, store, now: createClock(clockOf(store)) }))
}
