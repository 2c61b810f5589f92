import { areaLimits } from '../../src/areas.ts'
import type { AreaServices } from '../../src/areas.ts'
import type { Store } from '../../src/collections.ts'
import { sandboxOptions } from '../../src/open.ts'
import { openSandbox } from '../../src/platform/sandbox/sandbox.ts'
import type { SandboxOptions } from '../../src/platform/sandbox/sandbox.ts'
import type { AwayTimes } from '../../src/runner/dialed-runner.ts'
import { standardParts } from '../../src/service.ts'
import type { Parts } from '../../src/service.ts'
import type { EventLimits } from '../../src/services/events.ts'
import type { JobLimits } from '../../src/services/jobs/limits.ts'
import type { LiveLimits } from '../../src/services/live.ts'
import type { MailLimits } from '../../src/services/mail.ts'

/** What a test replaces of a service. */
export interface OtherParts {
  readonly store?: Store
  /** Services that the handlers are given in place of those of the areas. */
  readonly app?: Partial<AreaServices>
  readonly server?: Parts['server']
  readonly eventLimits?: Partial<EventLimits>
  readonly jobLimits?: Partial<JobLimits>
  readonly liveLimits?: Partial<LiveLimits>
  readonly mailLimits?: Partial<MailLimits>
  readonly runnerTimes?: Partial<AwayTimes>
  readonly now?: () => string
  readonly sandboxProbe?: SandboxOptions['probe']
}

export function partsWith({
  store,
  app,
  server,
  eventLimits,
  jobLimits,
  liveLimits,
  mailLimits,
  runnerTimes,
  now,
  sandboxProbe,
}: OtherParts): Parts {
  return {
    ...standardParts,
    ...(store && { openStore: async () => store }),
    ...(now && { openClock: () => now }),
    ...(sandboxProbe && { openSandbox: (config) => openSandbox({ ...sandboxOptions(config), probe: sandboxProbe }) }),
    areaLimits: {
      ...areaLimits,
      events: { ...areaLimits.events, ...eventLimits },
      jobs: { ...areaLimits.jobs, ...jobLimits },
      live: { ...areaLimits.live, ...liveLimits },
      mail: { ...areaLimits.mail, ...mailLimits },
      runners: { ...areaLimits.runners, ...runnerTimes },
    },
    serve: (services) => ({ ...services, ...app }),
    server: { ...server },
  }
}
