import { readFile } from 'node:fs/promises'
import { codeMarkdown, errorEntries } from './error-entries.ts'
import { errorCodes } from '../../errors.ts'
import { escapeHtml } from './escape-html.ts'
import { readDocs } from './documents.ts'
import type { DocsSources } from './documents.ts'
import { guideGroups, guides } from './guides.ts'
import type { Guide } from './guides.ts'
import { renderMarkdown, sectionsOf } from './markdown.ts'
import { areaMarkdown, guideOperations, referenceMarkdown } from './reference/area-pages.ts'
import { operationMarkdown, pageTitleOf } from './reference/operation-page.ts'
import type { RelatedGuide } from './reference/operation-page.ts'
import type { PublishedOperation, PublishedReference } from './reference/published.ts'
import type { FoundPlace } from './search.ts'

interface PageLink {
  readonly path: string
  readonly title: string
}

/** A page before it is HTML. */
interface DocsPage {
  readonly title: string
  readonly markdown: string
  /** Of the page itself, and of those beside it in the order of reading. */
  readonly path: string
  readonly previous?: PageLink | undefined
  readonly next?: PageLink | undefined
  readonly menu: string
  /** HTML that follows what is written. */
  readonly end?: string
}

/** How a page is asked for: to read it in a browser, or as Markdown. */
export type PageForm = 'html' | 'md'

/**
 * The page of one guide. It ends with the operations of its areas, and that of the errors with an entry for every code.
 */
export async function guidePage(
  served: { sources(): Promise<DocsSources> },
  guide: Guide,
  form: PageForm,
): Promise<Buffer> {
  const index = guides.indexOf(guide)
  const written = await readDocs(guide.file)
  return made(form, {
    title: guide.title,
    markdown:
      guide.areas.length === 0 ? written : written + guideOperations(guide.areas, (await served.sources()).reference),
    path: `/docs/${guide.name}`,
    previous: linkTo(guides[index - 1]),
    next: linkTo(guides[index + 1]),
    menu: guideMenu(guide.name),
    ...(guide.name === 'errors' && { end: errorEntries() }),
  })
}

function linkTo(guide: Guide | undefined): PageLink | undefined {
  return guide && { path: `/docs/${guide.name}`, title: guide.title }
}

/** The page of one error code. Undefined where there is no such code. */
export async function codePage(name: string, form: PageForm): Promise<Buffer | undefined> {
  const index = errorCodes.map(String).indexOf(name)
  const code = errorCodes[index]
  if (code === undefined) return undefined
  const linkOf = (title: string | undefined) =>
    title === undefined ? undefined : { path: `/docs/errors/${title}`, title }
  return made(form, {
    title: code,
    markdown: codeMarkdown(code),
    path: `/docs/errors/${code}`,
    previous: linkOf(errorCodes[index - 1]),
    next: linkOf(errorCodes[index + 1]),
    menu: guideMenu('errors'),
  })
}

export async function referencePage({ reference }: DocsSources, form: PageForm): Promise<Buffer> {
  const markdown = referenceMarkdown(reference)
  return made(form, { title: 'API reference', markdown, path: '/docs/reference', menu: areaMenu(reference) })
}

/** Undefined where there is no such area. */
export async function areaPage({ reference }: DocsSources, slug: string, form: PageForm): Promise<Buffer | undefined> {
  const { areas } = reference
  const area = areas.find((each) => each.slug === slug)
  if (!area) return undefined
  const linkOf = (index: number) => {
    const other = areas[index]
    return other && { path: `/docs/reference/areas/${other.slug}`, title: other.name }
  }
  const index = areas.indexOf(area)
  return made(form, {
    title: area.name,
    markdown: areaMarkdown(area, reference),
    path: `/docs/reference/areas/${slug}`,
    previous: linkOf(index - 1),
    next: linkOf(index + 1),
    menu: areaMenu(reference, slug),
  })
}

/** Undefined where there is no such operation. */
export async function operationPage(
  { reference, guideTexts }: DocsSources,
  id: string,
  form: PageForm,
): Promise<Buffer | undefined> {
  const { operations } = reference
  const index = operations.findIndex(({ operationId }) => operationId === id)
  const operation = operations[index]
  if (!operation) return undefined
  const linkOf = (other: PublishedOperation | undefined) =>
    other && { path: `/docs/reference/${other.operationId}`, title: pageTitleOf(other) }
  return made(form, {
    title: pageTitleOf(operation),
    markdown: operationMarkdown(operation, reference, guidesAbout(operation, guideTexts)),
    path: `/docs/reference/${id}`,
    previous: linkOf(operations[index - 1]),
    next: linkOf(operations[index + 1]),
    menu: areaMenu(reference, operation.area.slug, id),
    end: tryLink(operation),
  })
}

/** The guide of its area, and those that name the operation by its call. */
function guidesAbout(
  { method, path, area }: PublishedOperation,
  guideTexts: DocsSources['guideTexts'],
): RelatedGuide[] {
  const call = `\`${method.toUpperCase()} ${path}\``
  return [...guideTexts]
    .filter(([{ areas }, text]) => areas.includes(area.name) || text.includes(call))
    .map(([guide]) => guide)
}

function tryLink({ method, path, area }: PublishedOperation): string {
  return `<p><a href="/docs/try#tag/${area.slug}/${method.toUpperCase()}${escapeHtml(path)}">Try it in the browser</a></p>`
}

/** What Gantry is, where to start, and all guides. */
export async function landingPage(): Promise<Buffer> {
  const [intro, quickstart] = await Promise.all([template('landing.html'), readDocs('guides/quickstart.md')])
  const cards = guideGroups.map((group) => {
    const members = guides.filter((guide) => guide.group === group)
    const items = members.map(
      ({ name, title, about }) => `<li><a href="/docs/${name}"><b>${title}</b><span>${about}</span></a></li>`,
    )
    return `<h2>${group}</h2>\n<ul class="cards">\n${items.join('\n')}\n</ul>`
  })
  // The title of the guide is a section of this page, and its sections are parts of that one.
  const start = renderMarkdown(quickstart.replaceAll(/^(#+ )/gm, (mark) => `#${mark}`))
  const content = intro.replace('{{guides}}', () => cards.join('\n')).replace('{{quickstart}}', () => start)
  return page({ title: 'Gantry', content, menu: guideMenu() })
}

/** The forms by which a browser is signed in. */
export async function signInPage(): Promise<Buffer> {
  return page({ title: 'Sign in', content: await template('sign-in.html'), menu: '' })
}

/** The form by which a person who is signed in approves a device sign-in. */
export async function devicePage(): Promise<Buffer> {
  return page({ title: 'Sign in a program', content: await template('device.html'), menu: '' })
}

/** What a search found. */
export async function searchPage(query: string, found: readonly FoundPlace[]): Promise<Buffer> {
  const given = escapeHtml(query)
  const heading = found.length > 0 ? `Places for “${given}”` : `Nothing was found for “${given}”`
  const content = `<h1>${heading}</h1>\n${placesList(found)}`
  return page({ title: 'Search', content, menu: guideMenu(), query })
}

/** What a browser gets for an address that leads nowhere. */
export async function notFoundPage(path: string, near: readonly FoundPlace[]): Promise<Buffer> {
  const content = `<h1>There is no page here</h1>
<p>The address <code>${escapeHtml(path)}</code> leads nowhere. ${near.length > 0 ? 'Perhaps one of these was meant:' : 'The search above knows all pages.'}</p>
${placesList(near)}
<p><a href="/docs">All guides</a> · <a href="/docs/reference">API reference</a></p>`
  return page({ title: 'There is no page here', content, menu: guideMenu() })
}

/** The pages for programs that read them: each with its title, and where it stands as Markdown. */
export function llmsText({ reference: { operations } }: DocsSources): Buffer {
  const groups = guideGroups.map((group) => {
    const members = guides.filter((guide) => guide.group === group)
    return `## ${group}\n\n${members.map(({ name, title, about }) => `- [${title}](/docs/${name}.md): ${about}`).join('\n')}`
  })
  const calls = operations.map(
    (operation) =>
      `- [${pageTitleOf(operation)}](/docs/reference/${operation.operationId}.md): ${operation.method.toUpperCase()} ${operation.path}`,
  )
  return Buffer.from(
    `# Gantry\n\n> A self-hosted development platform service: one HTTP/JSON API under /api/v1 for people, CI jobs, scripts and AI agents.\n\n${groups.join('\n\n')}\n\n## Operations\n\n${calls.join('\n')}\n`,
  )
}

function placesList(found: readonly FoundPlace[]): string {
  if (found.length === 0) return ''
  const items = found.map(
    ({ title, path, about }) =>
      `<li><a href="${escapeHtml(path)}">${escapeHtml(title)}</a><span>${escapeHtml(about)}</span></li>`,
  )
  return `<ul class="found">\n${items.join('\n')}\n</ul>`
}

async function made(
  form: PageForm,
  { title, markdown, path, previous, next, menu, end = '' }: DocsPage,
): Promise<Buffer> {
  if (form === 'md') return Buffer.from(markdown)
  const sections = sectionsOf(markdown)
  const contents = sections.map(({ title: each, id }) => `<li><a href="#${id}">${escapeHtml(each)}</a></li>`)
  return page({
    title,
    menu,
    content: `${renderMarkdown(markdown)}${end}`,
    aside:
      contents.length > 1 ? `<nav class="contents" aria-label="On this page"><ul>${contents.join('')}</ul></nav>` : '',
    foot: footOf(path, previous, next),
  })
}

function footOf(path: string, previous: PageLink | undefined, next: PageLink | undefined): string {
  const link = (rel: string, words: string, to: PageLink | undefined) =>
    to ? `<a rel="${rel}" href="${to.path}"><span>${words}</span> ${escapeHtml(to.title)}</a>` : ''
  return `<footer><nav aria-label="Next to this page">${link('prev', 'Previous', previous)}${link('next', 'Next', next)}</nav>
<p><a href="${path}.md">This page as Markdown</a></p></footer>`
}

function guideMenu(current = ''): string {
  return guideGroups
    .map((group) => {
      const links = guides
        .filter((guide) => guide.group === group)
        .map(({ name, title }) => menuLink(`/docs/${name}`, title, name === current))
      return `<p>${group}</p>\n<ul>\n${links.join('\n')}\n</ul>`
    })
    .join('\n')
}

/** The areas, and the operations of the present one. */
function areaMenu({ areas, operations }: PublishedReference, current = '', operation = ''): string {
  const groups = Map.groupBy(areas, ({ group }) => group)
  const itemOf = ({ slug, name }: PublishedReference['areas'][number]) => {
    const own = slug === current ? operations.filter(({ area }) => area.slug === slug) : []
    const inner = own.map((each) =>
      menuLink(`/docs/reference/${each.operationId}`, pageTitleOf(each), each.operationId === operation),
    )
    const isCurrent = slug === current && operation === ''
    return menuLink(
      `/docs/reference/areas/${slug}`,
      name,
      isCurrent,
      inner.length > 0 ? `<ul>${inner.join('')}</ul>` : '',
    )
  }
  return [...groups]
    .map(([group, members]) => `<p>${group}</p>\n<ul>\n${members.map(itemOf).join('\n')}\n</ul>`)
    .join('\n')
}

function menuLink(path: string, title: string, isCurrent: boolean, inner = ''): string {
  return `<li><a href="${path}"${isCurrent ? ' aria-current="page"' : ''}>${escapeHtml(title)}</a>${inner}</li>`
}

interface PageParts {
  readonly title: string
  readonly content: string
  readonly menu: string
  readonly aside?: string
  readonly foot?: string
  readonly query?: string
}

async function page({ title, content, menu, aside = '', foot = '', query = '' }: PageParts): Promise<Buffer> {
  const parts: Readonly<Record<string, string>> = {
    title: title === 'Gantry' ? title : `${escapeHtml(title)} · Gantry`,
    menu: menu === '' ? '' : `<nav class="menu" aria-label="Pages">\n${menu}\n</nav>`,
    content,
    aside,
    foot,
    // Where a person signs in, no form may lead anywhere.
    search: menu === '' ? '' : searchForm(query),
  }
  const whole = await template('guide.html')
  return Buffer.from(whole.replaceAll(/\{\{(\w+)\}\}/g, (_, part: string) => parts[part] ?? ''))
}

function searchForm(query: string): string {
  const field = `<input name="q" type="search" value="${escapeHtml(query)}" aria-label="Search the documentation" placeholder="Search" autocomplete="off" maxlength="200" required>`
  return `<form class="search" action="/docs/search" role="search">${field}</form>`
}

function template(name: string): Promise<string> {
  return readFile(new URL(name, import.meta.url), 'utf8')
}
