import { AsyncLocalStorage, AsyncResource, executionAsyncResource } from 'node:async_hooks'

type OnError = (error: unknown, type: string) => void

const running = new AsyncLocalStorage<Domain>()

/**
 * Takes errors that nothing caught to the test that they belong to, by the interface of async-hook-domain. That package
 * finds the test by an asynchronous hook on every promise of the process, which takes a fifth of the suite's CPU
 * seconds. Here the test stands in an AsyncLocalStorage, which Node carries along without hooks.
 */
export class Domain {
  readonly onerror: OnError

  /** tap makes the domain of a test in the scope of a resource of its own, in which it runs the test afterwards. */
  constructor(onerror: OnError) {
    this.onerror = onerror
    const resource = executionAsyncResource()
    if (resource instanceof AsyncResource) this.#enterWith(resource)
    else running.enterWith(this)
  }

  /** An error after the end of a test still is an error of that test. */
  destroy(): void {}

  #enterWith(resource: AsyncResource): void {
    const runInScope: AsyncResource['runInAsyncScope'] = resource.runInAsyncScope.bind(resource)
    resource.runInAsyncScope = (run, thisArg, ...args) =>
      runInScope(() => running.run(this, () => run.apply(thisArg as never, args)))
  }
}

// A rejection that nothing handles comes here too, as Node raises it as an exception.
process.on('uncaughtException', (error, type) => {
  const domain = running.getStore()
  if (!domain) throw error
  domain.onerror(error, type)
})
