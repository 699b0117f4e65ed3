import type { FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '../errors/platform-errors.ts';
import type { SignedInUser } from './access.ts';

/** One call of an operation, as its handler sees it. */
export interface OperationCall<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  /** Undefined for uploads: the handler reads `request.parts()`, or `request.body` as a stream. */
  readonly body: Body;
  /** The signed-in user. Throws a 401 when there is none, which only a public operation can encounter. */
  readonly person: SignedInUser;
  /** The signed-in user, or null; for public operations. */
  readonly visitor: SignedInUser | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Aborts when the client disconnects before the response is complete. */
  readonly signal: AbortSignal;
}

/** Joins the validated input with the caller. */
export function operationCall<Params, Query, Body>(
  request: FastifyRequest,
  reply: FastifyReply,
  visitor: SignedInUser | null,
  input: { params: Params; query: Query; body: Body },
): OperationCall<Params, Query, Body> {
  let signal: AbortSignal | undefined;
  return {
    ...input,
    visitor,
    request,
    reply,
    get person() {
      if (!visitor) throw fail('access.sign-in');
      return visitor;
    },
    get signal() {
      return (signal ??= disconnectSignal(reply));
    },
  };
}

function disconnectSignal(reply: FastifyReply): AbortSignal {
  const aborted = new AbortController();
  if (reply.raw.destroyed) aborted.abort();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) aborted.abort();
  });
  return aborted.signal;
}
