/** What stands in front of the paths of the service. */
export const base = new URL(import.meta.url).pathname.replace(/\/console\/[^/]*$/, '')
