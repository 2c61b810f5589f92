import './late.ts'
import type { JSX } from 'preact'
import { keyMap } from './keys.ts'
import { Dialog } from './parts/dialog.tsx'
import { Icon } from './parts/icons.tsx'

/** What keys do. */
export function KeyMap({ close }: { readonly close: () => void }): JSX.Element {
  return (
    <Dialog label="Keys" close={close} class="key-map">
      <header class="key-head">
        <h2>Keys</h2>
        <button type="button" class="icon-button" aria-label="Close" onClick={close}>
          <Icon name="cross" />
        </button>
      </header>
      <div class="key-groups">
        {keyMap.map(([group, keys]) => (
          <section key={group}>
            <h3>{group}</h3>
            <dl>
              {keys.map(([names, what]) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd>{names.split(' ').map((name) => (name === '–' ? ' – ' : <kbd key={name}>{name}</kbd>))}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
