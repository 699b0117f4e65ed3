import type { z } from 'zod';
import type { AccessScope } from './access.ts';
import { stationIdParams, stationParams } from './common/params.ts';
import { operation, type ErrorStatus, type Operation } from './operation.ts';
import type { Method } from './wire-operation.ts';

type Access = Operation['access'];

/** Parameters of the usual paths: a station, or a resource of a station by its id. Other paths give `params`. */
type UsualParams<Path extends string> = Path extends `/{station}/${infer Rest}`
  ? Rest extends `${string}{id}${string}`
    ? typeof stationIdParams
    : typeof stationParams
  : z.ZodUndefined;
type PathParams<Path extends string> =
  UsualParams<Path> extends infer Params extends z.ZodType ? Params : never;

/** An operation without what its builder, path and schemas imply. `errors` lists only the additional statuses. */
type Details<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Result extends z.ZodType,
> = Omit<Operation<Params, Query, Body, Result>, 'id' | 'path' | 'access' | ImpliedField> &
  Partial<Pick<Operation, ImpliedField>>;
type ImpliedField = 'method' | 'success' | 'responseKind' | 'errors';

type Builder<Scope> = <
  const Id extends string,
  const Path extends string,
  Params extends z.ZodType = PathParams<Path>,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Result extends z.ZodType = z.ZodUndefined,
>(
  id: Id,
  path: Path,
  details: Details<Params, Query, Body, Result> & Scope,
) => Operation<Params, Query, Body, Result> & { readonly id: Id };

/** Callers of whom none is limited to shows. */
type Unlimited = Readonly<Record<never, never>>;
/** Callers of whom some are limited to shows: each of their operations says whether those may call it too. */
interface Limitable {
  readonly scope: AccessScope;
}

/** Builders of the operations that these callers may use. A given detail replaces the implied one. */
function buildersFor<Scope extends Limitable | Unlimited>(access: Access) {
  const builder = (method: Method, success: Operation['success']) =>
    build.bind(undefined, access, method, success) as unknown as Builder<Scope>;
  return {
    /** GET, 200: JSON with an response schema, a file without one. */
    read: builder('GET', 200),
    /** POST, 201. */
    create: builder('POST', 201),
    /** POST, 200: any write that does not create a resource. */
    submit: builder('POST', 200),
    /** PATCH, 200. */
    update: builder('PATCH', 200),
    /** DELETE, 204. */
    remove: builder('DELETE', 204),
  };
}

export const anyone = buildersFor<Unlimited>({ role: 'public' });
export const signedIn = buildersFor<Limitable>({ role: 'signed_in' });
export const stationUsers = buildersFor<Limitable>({ role: 'user' });
export const podcastUsers = buildersFor<Limitable>({ role: 'user', licences: ['full', 'podcast'] });
export const logUsers = buildersFor<Limitable>({ role: 'user', licences: ['full', 'logger'] });
/** Users who may hear the log and make episodes of it. */
export const logEditors = buildersFor<Limitable>({ role: 'user', licences: ['full'] });
export const logAdmins = buildersFor<Unlimited>({ role: 'admin', licences: ['full', 'logger'] });
export const admins = buildersFor<Unlimited>({ role: 'admin' });
export const companyAdmins = buildersFor<Unlimited>({ role: 'company_admin' });

function build(
  callers: Access,
  method: Method,
  success: Operation['success'],
  id: string,
  path: string,
  { scope, ...details }: Details<z.ZodType, z.ZodType, z.ZodType, z.ZodType> & Partial<Limitable>,
): Operation {
  const params = details.params ?? usualParams(path);
  const isRead = (details.method ?? method) === 'GET';
  const implied = {
    ...(params && { params }),
    ...(details.body && { bodyKind: 'json' as const }),
    responseKind: details.response ? ('json' as const) : isRead ? ('file' as const) : ('none' as const),
  };
  const access = scope ? { ...callers, scope } : callers;
  const declared = { id, method, path, success, access, ...implied, ...details };
  return operation({
    ...declared,
    errors: [...impliedErrors(declared), ...(details.errors ?? [])].toSorted((a, b) => a - b),
  });
}

function usualParams(path: string) {
  if (!path.startsWith('/{station}/')) return undefined;
  return path.includes('{id}') ? stationIdParams : stationParams;
}

function impliedErrors({
  path,
  params,
  query,
  body,
  bodyKind,
  access: { role, licences },
}: Omit<Operation, 'errors'>): ErrorStatus[] {
  const errors: ErrorStatus[] = [];
  if (params ?? query ?? body ?? bodyKind) errors.push(400);
  if (role !== 'public') errors.push(401);
  if (licences ?? (role === 'admin' || role === 'company_admin')) errors.push(403);
  if (path.includes('{')) errors.push(404);
  return errors;
}
