import { render } from 'preact'
import { base } from './address.ts'
import { App } from './app.tsx'
import { listenToKeys } from './keys.ts'
import { followEvents, watchNetwork } from './live.ts'
import { startClock } from './parts/time.tsx'
import { sayFailure } from './parts/toasts.tsx'
import { followLinks, go } from './router.ts'
import { loadIdentity, loadTheme } from './session.ts'

const root = document.getElementById('app')
const isKnown = loadIdentity().then(loadTheme)
if (root !== null) {
  if (location.pathname.slice(base.length).replaceAll('/', '') === '') go(`/tasks${location.search}`, 'replace')
  render(<App />, root)
  followLinks()
  listenToKeys()
  startClock()
  watchNetwork()
  void followEvents()
  isKnown.catch(sayFailure)
}
