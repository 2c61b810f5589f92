import type { JSX } from 'preact'
import { hrefOf } from '../router.ts'

export function Gone(): JSX.Element {
  return (
    <div class="screen">
      <div class="empty">
        <h2>This chat was deleted</h2>
        <p>
          <a class="link" data-go href={hrefOf('/chats')}>
            Back to the chats
          </a>
        </p>
      </div>
    </div>
  )
}
