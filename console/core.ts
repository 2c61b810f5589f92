/**
 * What the first screen shares with all others. Each screen imports this, so that the build puts all of it into one file:
 * else it makes a file for each set of screens that share a module, and the first screen would wait for a dozen.
 */
import 'preact'
import 'preact/hooks'
import 'preact/jsx-runtime'
import '@preact/signals'
import './live.ts'
import './keys.ts'
import './router.ts'
import './session.ts'
import './waiting-count.ts'
import './parts/gather.ts'
import './parts/menu.tsx'
import './parts/lazy.tsx'
import './parts/states.tsx'
import './parts/take-focus.ts'
import './parts/time.tsx'
import './parts/who.tsx'
import './tasks/items.ts'
import './tasks/query.ts'
import './tasks/words.ts'
