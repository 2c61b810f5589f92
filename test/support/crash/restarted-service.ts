import { startProcess, token } from './service.ts'
import type { RunningService } from './service.ts'

interface Test {
  teardown(end: () => unknown): unknown
}

type Place = Parameters<typeof startProcess>[0]

/** A service that is killed and started again at the same place. */
export class RestartedService {
  readonly #place: Place
  #running: RunningService

  private constructor(t: Test, place: Place, running: RunningService) {
    this.#place = place
    this.#running = running
    t.teardown(() => this.#running.end('SIGKILL'))
  }

  static async start(t: Test, place: Place): Promise<RestartedService> {
    return new RestartedService(t, place, await startProcess(place))
  }

  async kill(): Promise<void> {
    await this.#running.end('SIGKILL')
    this.#running = await startProcess(this.#place)
  }

  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    await this.#running.end(signal)
  }

  // The answers have as many shapes as there are operations.
  readonly call = async (method: string, path: string, body?: object): Promise<any> => {
    const response = await fetch(`${this.#running.origin}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer: any = await response.json()
    if (!answer.success) throw new Error(JSON.stringify(answer.error))
    return answer.data
  }
}
