import type { Client, ClientPathsWithMethod, MaybeOptionalInit, MethodResponse } from 'openapi-fetch'
import type { paths } from '../generated/types.ts'

export type Http = Client<paths, 'application/json'>
export type Method = 'get' | 'put' | 'post' | 'delete' | 'patch'

/** The paths that have a method and speak JSON; files are sent by `upload`. */
export type PathOf<M extends Method> = Exclude<ClientPathsWithMethod<Http, M>, M extends 'post' ? '/resources' : never>

/** Parameters (`params`), `body`, `headers`, `signal`. */
export type OptionsOf<M extends Method, Path extends PathOf<M>> = Exclude<
  MaybeOptionalInit<paths[Path], M>,
  undefined
> & { readonly parseAs?: never }

/** The options may be left out if the call requires none. */
export type ArgumentsOf<M extends Method, Path extends PathOf<M>> =
  undefined extends MaybeOptionalInit<paths[Path], M> ? [options?: OptionsOf<M, Path>] : [options: OptionsOf<M, Path>]

export type BodyOf<M extends Method, Path extends PathOf<M>> = MethodResponse<Http, M, Path>

type DataOf<Body> = Body extends { data: infer Data } ? Data : undefined

export interface Answer<Body> {
  /** `data` of the body. */
  readonly data: DataOf<Body>
  readonly body: Body
  /** For `If-Match`; present where the operation declares an `ETag`. */
  readonly etag: string | undefined
  readonly status: number
  readonly headers: Headers
}

export type Call<M extends Method> = <Path extends PathOf<M>>(
  path: Path,
  ...options: ArgumentsOf<M, Path>
) => Promise<Answer<BodyOf<M, Path>>>

/** The lists that come in pages. */
export type ListPath = {
  [Path in PathOf<'get'>]: DataOf<BodyOf<'get', Path>> extends infer Data
    ? 'nextCursor' extends keyof Data
      ? paths[Path]['get'] extends { parameters: { query?: { cursor?: string } } }
        ? Path
        : never
      : never
    : never
}[PathOf<'get'>]

/** What a list lists: its `data` has one array. */
export type ItemOf<Path extends ListPath> =
  DataOf<BodyOf<'get', Path>> extends infer Data
    ? Extract<Data[Exclude<keyof Data, 'nextCursor'>], readonly unknown[]>[number]
    : never

/** Sends a call and gives the response of its success. */
export type Respond = (method: Method, path: string, options: object | undefined) => Promise<Response>
