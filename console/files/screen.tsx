import '../late.ts'
import type { JSX } from 'preact'
import { CopyAs } from '../parts/copy-as.tsx'
import { adoptStyles } from '../parts/sheet.ts'
import { Tabs } from '../parts/tabs.tsx'
import { place } from '../router.ts'
import { can } from '../session.ts'
import { Project } from './project.tsx'
import styles from './style.sheet.css'
import { Uploads } from './uploads.tsx'

adoptStyles(styles)

/** The files of the project, and those that were uploaded. */
export function FilesScreen(): JSX.Element {
  const { query } = place.value
  const areUploads = can('resources:read') && (query.get('view') === 'uploads' || !can('files:read'))
  const path = query.get('path') ?? ''
  return (
    <div class="screen files">
      <header class="bar">
        <h1 class="visually-hidden">Files</h1>
        <Tabs
          label="Files"
          tabs={[
            ...(can('files:read') ? [{ name: 'Project', path: '/files', isCurrent: !areUploads }] : []),
            ...(can('resources:read') ? [{ name: 'Uploads', path: '/files?view=uploads', isCurrent: areUploads }] : []),
          ]}
        />
        <div class="bar-end">
          {areUploads ? (
            <CopyAs group="resources" command="files list" args={() => ({})} />
          ) : (
            <CopyAs
              group="files"
              command={path === '' ? 'tree list' : 'tree read'}
              args={() => (path === '' ? {} : { path })}
            />
          )}
        </div>
      </header>
      {areUploads ? <Uploads /> : <Project path={path} line={Number(query.get('line') ?? 0)} />}
    </div>
  )
}
