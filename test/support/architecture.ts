import { circlesOf, importsOf } from './imports.ts'
import type { Import, Sources } from './imports.ts'

/** What stands on one level of the house, from the top down. The first floor whose pattern fits is a file's floor. */
export interface Floor {
  readonly name: string
  /** How CONTRIBUTING calls it. */
  readonly title: string
  readonly pattern: RegExp
  /** The floors whose code it may import, besides its own. */
  readonly may: readonly string[] | 'everything'
  /** The floors of which it may import the types alone. */
  readonly types?: readonly string[]
  readonly forbidden?: readonly Forbidden[]
}

/** What a floor may not know, besides the other floors. */
export interface Forbidden {
  readonly name: string
  /** The modules that stand for it. */
  readonly modules?: RegExp
  /** How the text of a file shows that it knows it. */
  readonly text?: RegExp
  /** The files that may, each for a reason. */
  readonly except?: readonly string[]
}

export interface Architecture {
  readonly floors: readonly Floor[]
  /** Which files may import a package, or a module of Node that stands for a technology. */
  readonly packages: Readonly<Record<string, RegExp>>
  /** The areas under `services/`: each may import the faces of those after it. */
  readonly areas: readonly string[]
}

/** Every sentence is one breach of the architecture. */
export function breachesOf(sources: Sources, architecture: Architecture): string[] {
  const imports = [...sources].flatMap(([file, text]) => importsOf(file, text))
  const inner = imports.filter(({ specifier }) => specifier.startsWith('.'))
  return [
    ...inner.flatMap((each) => floorBreach(each, architecture)),
    ...inner.flatMap((each) => areaBreach(each, architecture)),
    ...inner.flatMap(driverBreach),
    ...imports.flatMap((each) => packageBreach(each, architecture)),
    ...inner
      .filter(({ specifier }) => specifier.startsWith('../../../../'))
      .map((each) => `${sentence(each)}: more than three folders up`),
    ...circlesOf(inner).map((circle) => `${circle.join(', ')} import each other`),
    ...[...sources].flatMap(([file, text]) => forbiddenIn(file, text, imports, architecture)),
  ]
}

function floorBreach(each: Import, { floors }: Architecture): string[] {
  const [from, to] = [floorOf(each.from, floors), floorOf(each.to, floors)]
  const isAllowed =
    from.may === 'everything' ||
    from.name === to.name ||
    from.may.includes(to.name) ||
    (each.isType && (from.types ?? []).includes(to.name))
  return isAllowed ? [] : [`${sentence(each)}: ${from.name} may not import ${to.name}`]
}

function areaBreach(each: Import, { areas }: Architecture): string[] {
  const to = areaOf(each.to)
  if (to === undefined || to.name === areaOf(each.from)?.name || each.from === 'collections.ts') return []
  if (each.to === 'collections/http.ts' && each.from.startsWith('http/')) return []
  if (!to.isFace) return [`${sentence(each)}: the folder of ${to.name} is sealed, its face is services/${to.name}.ts`]
  const from = areaOf(each.from)
  if (from === undefined) return []
  const [place, other] = [areas.indexOf(from.name), areas.indexOf(to.name)]
  if (place < 0 || other < 0) return [`${sentence(each)}: the order of areas must name ${from.name} and ${to.name}`]
  return place < other ? [] : [`${sentence(each)}: ${from.name} comes after ${to.name} in the order of areas`]
}

/**
 * The area that a file belongs to, and whether it is the area's face: `services/<area>.ts`, its folder, and its
 * documents.
 */
export function areaOf(file: string): { readonly name: string; readonly isFace: boolean } | undefined {
  const [, name, rest] = /^(?:services|collections)\/([^/.]+)(.*)$/.exec(file) ?? []
  return name === undefined ? undefined : { name, isFace: rest === '.ts' && file.startsWith('services/') }
}

function packageBreach(each: Import, { packages }: Architecture): string[] {
  if (each.specifier.startsWith('.')) return []
  const owner = packages[packageOf(each.specifier)]
  if (owner?.test(each.from) || (owner === undefined && each.specifier.startsWith('node:'))) return []
  return [`${sentence(each)}: ${owner ? 'the package belongs to other files' : 'no file is named as its owner'}`]
}

/** `@scope/name` of `@scope/name/some/file.js`. */
function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

function driverBreach(each: Import): string[] {
  const [from, to] = [driverOf(each.from), driverOf(each.to)]
  return from && to && from !== to ? [`${sentence(each)}: a driver does not know another one`] : []
}

function driverOf(file: string): string | undefined {
  return /^stores\/(\w+)\//.exec(file)?.[1]
}

function forbiddenIn(file: string, text: string, imports: readonly Import[], { floors }: Architecture): string[] {
  const { forbidden = [], name: floor } = floorOf(file, floors)
  const packages = imports.filter(({ from, specifier }) => from === file && !specifier.startsWith('.'))
  return forbidden
    .filter(({ except = [] }) => !except.includes(file))
    .flatMap(({ name, modules, text: pattern }) => [
      ...packages
        .filter(({ specifier }) => modules?.test(specifier))
        .map((each) => `${sentence(each)}: ${floor} may not know ${name}`),
      ...(pattern?.test(text) ? [`${file}: ${floor} may not know ${name}`] : []),
    ])
}

function floorOf(file: string, floors: readonly Floor[]): Floor {
  const floor = floors.find(({ pattern }) => pattern.test(file))
  if (!floor) throw new Error(`${file} stands on no floor`)
  return floor
}

function sentence({ from, to, isType }: Import): string {
  return `${from} imports ${isType ? 'types of ' : ''}${to}`
}

/** The floors as the rows of CONTRIBUTING's table. */
export function tableOf({ floors }: Architecture): string[] {
  return [
    '| Floor | May import | Types alone | May not know |',
    '|---|---|---|---|',
    ...floors.map(
      ({ title, may, types = [], forbidden = [] }) =>
        `| ${title} | ${may === 'everything' ? may : listed(may)} | ${listed(types)} | ${listed(forbidden.map((each) => each.name))} |`,
    ),
  ]
}

function listed(names: readonly string[]): string {
  return names.join(', ') || '–'
}

/** The areas from the last opened one down: each uses those that `areas.ts` opens before it. */
export function areasIn(composition: string): string[] {
  const opened = [...composition.matchAll(/\.add\('(\w+)'/g)].map(([, name = '']) => name)
  return opened.map((name) => name.replaceAll(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase()).reverse()
}
