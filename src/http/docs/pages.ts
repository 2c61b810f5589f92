import { readFile } from 'node:fs/promises'
import { errorEntries } from './error-entries.ts'
import { guides } from './guides.ts'
import type { Guide } from './guides.ts'
import { escapeHtml } from './escape-html.ts'
import { renderMarkdown } from './markdown.ts'

/** The page of one guide. That of the errors ends with an entry for every code. */
export async function guidePage(guide: Guide): Promise<Buffer> {
  const html = renderMarkdown(await readDocs(guide.file))
  return page(guide.title, guide.name, guide.name === 'errors' ? html + errorEntries() : html)
}

/** What Gantry is, the quickstart, and where to go on. */
export async function landingPage(): Promise<Buffer> {
  const [intro, quickstart] = await Promise.all([
    readFile(new URL('landing.html', import.meta.url), 'utf8'),
    readDocs('guides/quickstart.md'),
  ])
  const cards = guides
    .map(({ name, title, about }) => `<li><a href="/docs/${name}"><b>${title}</b><span>${about}</span></a></li>`)
    .join('\n')
  // The title of the guide is a section of this page, and its sections are parts of that one.
  const section = renderMarkdown(quickstart.replaceAll(/^(#+ )/gm, (mark) => `#${mark}`))
  return page(
    'Gantry',
    '',
    intro.replace('{{guides}}', () => cards).replace('{{quickstart}}', () => section),
  )
}

/** The forms by which a browser is signed in. */
export async function signInPage(): Promise<Buffer> {
  return page('Sign in', '', await readFile(new URL('sign-in.html', import.meta.url), 'utf8'))
}

/** The form by which a person who is signed in approves a device sign-in. */
export async function devicePage(): Promise<Buffer> {
  return page('Sign in a program', '', await readFile(new URL('device.html', import.meta.url), 'utf8'))
}

/** A file below `docs`. */
function readDocs(file: string): Promise<string> {
  return readFile(new URL(`../../../docs/${file}`, import.meta.url), 'utf8')
}

async function page(title: string, name: string, content: string): Promise<Buffer> {
  const template = await readFile(new URL('guide.html', import.meta.url), 'utf8')
  const parts: Readonly<Record<string, string>> = {
    title: title === 'Gantry' ? title : `${escapeHtml(title)} · Gantry`,
    links: guides
      .map((guide) => {
        const current = guide.name === name ? ' aria-current="page"' : ''
        return `<li><a href="/docs/${guide.name}"${current}>${guide.title}</a></li>`
      })
      .join('\n'),
    content,
  }
  return Buffer.from(template.replaceAll(/\{\{(\w+)\}\}/g, (_, part: string) => parts[part] ?? ''))
}
