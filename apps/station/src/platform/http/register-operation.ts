import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Operation } from '@postkit/sdk/schema';
import type { AuditTrail } from '../audit/create-audit-trail.ts';
import { fieldErrors } from '../errors/field-errors.ts';
import { fail } from '../errors/platform-errors.ts';
import { escapeHtml } from '../escape-html.ts';
import { htmlPage } from '../html-page.ts';
import { checkPermission, type Access, type SignedInUser } from './access.ts';
import { methodsOf } from './allowed-methods.ts';
import { checkedHandler } from './checked-handler.ts';
import { runAsCaller } from './current-caller.ts';
import { operationCall, type OperationCall } from './operation-call.ts';
import { refuseUnknownFields } from './refuse-unknown-fields.ts';
import { requestOrigin } from './request-origin.ts';
import { routePath } from './route-path.ts';
import { sendPage } from './send-page.ts';
import { takesKeyInAddress } from './takes-key-in-address.ts';

/** Domains whose changes are about the archived station itself, or about its users. */
const allowed = /^(?:stations|stationExports|licences|users|sessions)\./;

/** Nothing in an archived station changes until it is restored. @throws access.archived */
function refuseArchived(
  { id, method, effect, access }: Pick<Operation, 'id' | 'method' | 'effect' | 'access'>,
  person: SignedInUser | null,
  station: string | undefined,
): void {
  if (access.role === 'public' || station === undefined || !person?.stations.get(station)?.isArchived) return;
  if ((method !== 'GET' || effect) && !allowed.test(id)) throw fail('access.archived');
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the body is a part of a file, which the handler reads as a stream. */
    readonly takesBytes?: boolean;
    /** The body is an urlencoded form. */
    readonly takesForm?: boolean;
    /** Whether browsers open the address by themselves, so that its errors are pages for them. */
    readonly opensInBrowser?: boolean;
    /** Id of the operation; undefined for other addresses. */
    readonly operation?: string;
  }
}

/** Identifies the caller of a request; null when it is not signed in. */
export type Authenticate = (request: FastifyRequest) => Promise<SignedInUser | null>;

export interface RegisterSettings {
  readonly authenticate: Authenticate;
  /** Whether only reads, and calls that free space, are served. */
  readonly isDiskFull?: () => Promise<boolean>;
  /** Compare responses with their schemas; default in all environments but production. */
  readonly checkResponses?: boolean;
  /** Writes changes to the audit log; without it they leave no entry. */
  readonly audit?: AuditTrail;
}

/**
 * The result of a handler: for JSON the value in its wire form, a promise of it, or the reply when it has responded
 * by itself; for every other kind the reply (file, redirect, stream) or nothing.
 */
export type HandlerResult<Answer extends z.ZodType> = Answer extends z.ZodUndefined
  ? FastifyReply | void
  : z.input<Answer> | FastifyReply;

export type OperationHandler<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
> = (
  call: OperationCall<z.output<Params>, z.output<Query>, z.output<Body>>,
) => HandlerResult<Answer> | Promise<HandlerResult<Answer>>;

/**
 * Registers the route of an operation: authorises before the body is read, validates, runs the handler, responds.
 * @throws when the operation does not declare who may call it.
 */
export function registerOperation<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
>(
  app: FastifyInstance,
  operation: Operation<Params, Query, Body, Answer>,
  handler: OperationHandler<Params, Query, Body, Answer>,
  {
    authenticate,
    isDiskFull = async () => false,
    checkResponses = process.env.NODE_ENV !== 'production',
    audit,
  }: RegisterSettings,
): void {
  if (!operation.access?.role) throw new Error(`Operation ${operation.id} does not say who may call it.`);
  const run = checkResponses ? checkedHandler(operation, handler) : handler;
  const checkFields = refuseUnknownFields(app, operation);
  const callers = new WeakMap<FastifyRequest, SignedInUser | null>();
  app.operations.push(operation);
  app.route({
    method: methodsOf(operation),
    url: routePath(operation.path),
    onRequest: async (request, reply) => {
      const person = await authenticate(request);
      if (isForged(operation, request, person)) throw fail('access.elsewhere');
      callers.set(request, person);
      if (person?.viaToken && operation.tokens === false) throw fail('access.elsewhere');
      const access = checkPermission(person, operation, stationOf(request));
      if (access === 'sign-in' && isLinkToFile(operation, request)) return continueTo(request, reply);
      if (access === 'sign-in') throw signInFirst(operation, request);
      refuse(access);
      refuseArchived(operation, person, stationOf(request));
    },
    config: {
      takesBytes: operation.bodyKind === 'bytes',
      takesForm: operation.bodyKind === 'form',
      opensInBrowser: operation.responseKind === 'redirect' || operation.responseKind === 'file',
      operation: operation.id,
    },
    handler: async (request, reply) => {
      if (!worksOnFullDisk(operation) && (await isDiskFull())) throw fail('storage.full');
      const call = operationCall(request, reply, callers.get(request) ?? null, {
        params: parse(operation.params, request.params),
        query: parse(operation.query, request.query),
        body: isStreamed(operation) ? undefined : parse(operation.body, request.body ?? {}),
      });
      if (!isStreamed(operation)) await checkFields(request);
      reply.code(operation.success);
      // Public operations show every visitor the same.
      const limited = operation.access.role === 'public' ? null : call.visitor;
      const handle = async () =>
        runAsCaller(limited, () =>
          run(call as OperationCall<z.output<Params>, z.output<Query>, z.output<Body>>),
        );
      const answer = await (audit
        ? audit.follow({ operation, request, person: call.visitor }, handle)
        : handle());
      if (answer === reply || reply.sent) return reply;
      return operation.responseKind === 'json'
        ? reply.type('application/json; charset=utf-8').send(JSON.stringify(answer))
        : reply.send();
    },
  });
}

/** The handler reads such a body itself, without a time limit. */
function isStreamed({ bodyKind }: Operation): boolean {
  return bodyKind === 'multipart' || bodyKind === 'bytes';
}

/**
 * Whether another site makes a browser send the request. A cookie identifies no user there, so a user who is identified has
 * a key in the address that the operation takes, and that is deliberate.
 */
function isForged({ effect }: Operation, request: FastifyRequest, person: SignedInUser | null): boolean {
  return (
    effect === true &&
    request.headers.authorization === undefined &&
    requestOrigin(request) === 'elsewhere' &&
    person === null
  );
}

/** Whether a user follows a link on another site to a file, such as one in a web mail. The cookie does not count for it. */
function isLinkToFile({ responseKind }: Operation, request: FastifyRequest): boolean {
  const { 'sec-fetch-mode': mode, 'sec-fetch-dest': destination } = request.headers;
  const isOpened = request.method === 'GET' && mode === 'navigate' && destination === 'document';
  return responseKind === 'file' && isOpened && requestOrigin(request) === 'elsewhere';
}

function continueTo(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendPage(reply.header('cache-control', 'no-store'), continuePage(request.url));
}

/** The 401, which says so if the key is in an address that does not take it. */
function signInFirst(operation: Operation, request: FastifyRequest) {
  if (!hasKeyInAddress(request) || takesKeyInAddress(operation)) return fail('access.sign-in');
  return fail('access.sign-in', {
    message:
      'This address does not take username and api_key in its query, which is for addresses that a browser opens by itself. Send the header Authorization: ApiKey {username}:{api_key}.',
  });
}

function hasKeyInAddress({ query }: FastifyRequest): boolean {
  return typeof query === 'object' && query !== null && 'api_key' in query;
}

function refuse(access: Exclude<Access, 'sign-in'>): void {
  if (access === 'denied') throw fail('access.denied');
  if (access === 'absent') throw fail('resource.absent');
}

function stationOf({ params }: FastifyRequest): string | undefined {
  return typeof params === 'object' && params !== null && 'station' in params
    ? String(params.station)
    : undefined;
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const read = schema.safeParse(value);
  if (!read.success) throw fieldErrors(read.error);
  return read.data;
}

/** Opens a path again from a page of the station, so that the browser treats the request as same-origin. */
function continuePage(path: string): string {
  const address = escapeHtml(path);
  return htmlPage(
    'Your file',
    [
      `<meta http-equiv="refresh" content="0; url=${address}">`,
      `<p><a href="${address}">Open the file</a></p>`,
    ].join('\n'),
  );
}

/** Whether an operation works on a full disk: reads, DELETE, which frees space, and operations that declare it. Uploads check their space themselves. */
function worksOnFullDisk({ method, effect, bodyKind, worksOnFullDisk: isDeclared }: Operation): boolean {
  if (isDeclared === true || bodyKind === 'multipart' || bodyKind === 'bytes') return true;
  return method === 'GET' ? effect !== true : method !== 'POST' && method !== 'PATCH';
}
