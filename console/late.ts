/**
 * What the screens behind the first one share. Each of them imports this, so that the build makes one file of it and not
 * one for each set of screens that share a part (`core.ts` does so for the first screen). Their styles come with it.
 */
import './core.ts'
import './chats/agent-work.tsx'
import './parts/confirm.tsx'
import './parts/copy-as.tsx'
import './parts/dialog.tsx'
import './parts/finished.ts'
import './parts/form-dialog.tsx'
import './parts/move-focus.ts'
import './parts/question-form.tsx'
import './parts/readable.tsx'
import './parts/reading.ts'
import './parts/shown.tsx'
import './parts/size.ts'
import './parts/tabs.tsx'
import './parts/tool-input.tsx'
import './parts/two-texts.tsx'
import './parts/use-keys.ts'
import './parts/use-return.ts'
import './task/section.tsx'
import './tasks/titles.ts'
import styles from './late.sheet.css'
import { adoptStyles } from './parts/sheet.ts'

adoptStyles(styles)
