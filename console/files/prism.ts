/**
 * Prism without its work on pages: it is told to do nothing by itself before it is loaded, and its languages find it
 * under a global name.
 */
Object.assign(globalThis, { Prism: { manual: true, disableWorkerMessageHandler: true } })
